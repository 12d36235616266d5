import type { CountryCode, Language } from '@plainletter/contracts/country'
import { queryOptions, skipToken } from '@tanstack/react-query'

interface UnsentLetter {
  /** Whose it is: nobody else finds it in the form. */
  readonly email: string
  readonly letter: {
    readonly files: readonly File[]
    readonly text: string
    readonly goal: string
    readonly country: CountryCode
    readonly language: Language
  }
}

/** A letter that was sent when the session had ended. It waits in memory until its owner has signed in again. */
export const unsentLetterQuery = queryOptions<UnsentLetter>({
  queryKey: ['unsent letter'],
  queryFn: skipToken,
  gcTime: Infinity,
})
