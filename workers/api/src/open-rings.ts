import type { KeyRings } from '@plainletter/store/key-rings'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

/** The key rings of all users, with the keys that open them. */
export const openRings = async (
  env: Pick<Env, 'DOCUMENT_BUCKET' | 'KEY_ENCRYPTION_KEYS'>,
): Promise<KeyRings> => ({
  bucket: env.DOCUMENT_BUCKET,
  keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS),
})
