/** What every handler finds in its context besides the bindings. */
import type { Caller } from '@plainletter/store/caller'

export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    /** Who claims to ask. Whether the session lives is decided in the SQL of the read itself. */
    caller: Caller | undefined
  }
}
