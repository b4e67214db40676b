// The rounds of SHA-256 (FIPS 180-4) by the instructions that processors have for them. In Swift, these
// are only to be had for the whole program, which then would not start on processors without them.

#include "sha.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#define WITH_SHA __attribute__((target("sha,sse4.1")))
typedef __m128i words;
#elif defined(__aarch64__)
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif
#define WITH_SHA __attribute__((target("sha2")))
typedef uint32x4_t words;
#endif

#if defined(WITH_SHA)

#define INLINE WITH_SHA static inline __attribute__((always_inline))

/// A state in the order that the instructions want, and the last sixteen words of the message.
typedef struct {
  words left, right, message[4];
} sum;

#endif

#if defined(__x86_64__)

bool inkleaf_has_sha(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
  bool has_shuffles = (c & bit_SSSE3) && (c & bit_SSE4_1);
  return has_shuffles && __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}

INLINE words read(const void *place) { return _mm_loadu_si128(place); }

INLINE words plus(words a, words b) { return _mm_add_epi32(a, b); }

INLINE words big_endian(words bytes) {
  return _mm_shuffle_epi8(bytes, _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203));
}

/// Makes halves of the words a, b, e, f and c, d, g, h.
INLINE sum start(const uint32_t *state) {
  words cdab = _mm_shuffle_epi32(read(state), 0xB1), efgh = _mm_shuffle_epi32(read(state + 4), 0x1B);
  return (sum){
    .left = _mm_alignr_epi8(cdab, efgh, 8), .right = _mm_blend_epi16(efgh, cdab, 0xF0)};
}

INLINE void finish(sum sum, uint32_t *state) {
  words feba = _mm_shuffle_epi32(sum.left, 0x1B), dchg = _mm_shuffle_epi32(sum.right, 0xB1);
  _mm_storeu_si128((words *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((words *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

/// Does four rounds.
INLINE void round(sum *sum, int i, const uint32_t *constants) {
  words word = sum->message[i % 4], added = plus(word, read(constants + 4 * i));
  sum->right = _mm_sha256rnds2_epu32(sum->right, sum->left, added);
  sum->left = _mm_sha256rnds2_epu32(sum->left, sum->right, _mm_shuffle_epi32(added, 0x0E));
  if (i >= 12) return;
  words last = sum->message[(i + 3) % 4];
  word = _mm_sha256msg1_epu32(word, sum->message[(i + 1) % 4]);
  word = plus(word, _mm_alignr_epi8(last, sum->message[(i + 2) % 4], 4));
  sum->message[i % 4] = _mm_sha256msg2_epu32(word, last);
}

#elif defined(__aarch64__)

bool inkleaf_has_sha(void) {
#if defined(__linux__)
  return getauxval(AT_HWCAP) >> 6 & 1;
#else
  return true;  // every Arm processor of Apple
#endif
}

INLINE words read(const void *place) { return vld1q_u32(place); }

INLINE words plus(words a, words b) { return vaddq_u32(a, b); }

INLINE words big_endian(words bytes) {
  return vreinterpretq_u32_u8(vrev32q_u8(vreinterpretq_u8_u32(bytes)));
}

INLINE sum start(const uint32_t *state) {
  return (sum){.left = read(state), .right = read(state + 4)};
}

INLINE void finish(sum sum, uint32_t *state) {
  vst1q_u32(state, sum.left);
  vst1q_u32(state + 4, sum.right);
}

/// Does four rounds.
INLINE void round(sum *sum, int i, const uint32_t *constants) {
  words word = sum->message[i % 4], added = plus(word, read(constants + 4 * i)), left = sum->left;
  sum->left = vsha256hq_u32(left, sum->right, added);
  sum->right = vsha256h2q_u32(sum->right, left, added);
  if (i >= 12) return;
  word = vsha256su0q_u32(word, sum->message[(i + 1) % 4]);
  sum->message[i % 4] =
    vsha256su1q_u32(word, sum->message[(i + 2) % 4], sum->message[(i + 3) % 4]);
}

#endif

#if defined(WITH_SHA)

INLINE void load(sum *sum, const uint8_t *block) {
  for (int i = 0; i < 4; i++) sum->message[i] = big_endian(read(block + 16 * i));
}

WITH_SHA void inkleaf_sha_mix(
  uint32_t state[8], const uint8_t *blocks, size_t count, const uint32_t constants[64]) {
  sum a = start(state);
  for (; count > 0; count--, blocks += 64) {
    sum before = a;
    load(&a, blocks);
#pragma unroll
    for (int i = 0; i < 16; i++) round(&a, i, constants);
    a.left = plus(a.left, before.left);
    a.right = plus(a.right, before.right);
  }
  finish(a, state);
}

WITH_SHA void inkleaf_sha_mix_two(
  uint32_t first[8], const uint8_t *first_blocks, uint32_t second[8], const uint8_t *second_blocks,
  size_t count, const uint32_t constants[64]) {
  sum a = start(first), b = start(second);
  for (; count > 0; count--, first_blocks += 64, second_blocks += 64) {
    sum a_before = a, b_before = b;
    load(&a, first_blocks);
    load(&b, second_blocks);
#pragma unroll
    for (int i = 0; i < 16; i++) {
      round(&a, i, constants);
      round(&b, i, constants);
    }
    a.left = plus(a.left, a_before.left);
    a.right = plus(a.right, a_before.right);
    b.left = plus(b.left, b_before.left);
    b.right = plus(b.right, b_before.right);
  }
  finish(a, first);
  finish(b, second);
}

#else

// No instructions are known for this processor, so nobody asks for them.
bool inkleaf_has_sha(void) { return false; }

void inkleaf_sha_mix(
  uint32_t state[8], const uint8_t *blocks, size_t count, const uint32_t constants[64]) {}

void inkleaf_sha_mix_two(
  uint32_t first[8], const uint8_t *first_blocks, uint32_t second[8], const uint8_t *second_blocks,
  size_t count, const uint32_t constants[64]) {}

#endif
