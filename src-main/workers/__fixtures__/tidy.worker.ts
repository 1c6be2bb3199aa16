/** Says how often it was told to tidy. */

let tidied = 0

export const tidy = () => {
  tidied++
}

export default () => tidied
