import { DocumentPage } from './documents/document-page.tsx'
import { Result } from './result.tsx'

/** One letter with its result, in one file: the result need not be asked for once the letter has come. */
export const LetterPage = () => <DocumentPage Result={Result} />
