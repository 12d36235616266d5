/** Our own sample letters, in every format. */
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '../../../packages/intake/fixtures/files')

export const letter = (name: string): string => path.join(FOLDER, name)
