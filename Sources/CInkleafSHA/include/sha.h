#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256.
bool inkleaf_has_sha(void);

/// Mixes blocks of 64 bytes into a state by the processor's instructions, which must be there.
///
/// The 64 constants are those of the standard.
void inkleaf_sha_mix(
  uint32_t state[8], const uint8_t *blocks, size_t count, const uint32_t constants[64]);

/// Mixes as many blocks into each of two states.
///
/// Most of these instructions wait for the one before, so two sums at a time take little longer than one.
void inkleaf_sha_mix_two(
  uint32_t first[8], const uint8_t *first_blocks, uint32_t second[8], const uint8_t *second_blocks,
  size_t count, const uint32_t constants[64]);
