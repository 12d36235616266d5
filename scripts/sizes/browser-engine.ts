/** The engine as a page would ask for it. What it needs for a letter, it loads when it reads that letter. */
export { analyse } from '@plainletter/engine/analyse'
