import type { Allowance } from './rule.ts'

/**
 * 16 MB: golden pictures 2.3 (6 at most), the README's 1.3, the demo's photographs 4 at most, and what the product brings itself
 * where no package has it, faces and weights of a network, some 4. Faces and weights that come from npm are not in the tree.
 */
export const ALLOWANCE: Allowance = {
  together: 16_000_000,
  each: 200_000,
  named: {
    'docs/pictures/posts.jpg':
      'The first picture of the README: nine whole graphics, at a size at which they can be read.',
  },
}
