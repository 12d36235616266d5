/** Questions about how lenders and collectors may call and visit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_DE: Words = {
  'jp.ask.collector-calls': {
    says: 'Ohne guten Grund dürfen sie das nicht. Geldgeber und Inkasso dürfen von 21 bis 8 Uhr nicht anrufen oder kommen, nicht zur Arbeit gehen, nicht bleiben, wenn Sie sie wegschicken, und Familie oder Chef nichts sagen. Notieren Sie jedes Mal. Schreiben Sie, wie man Sie erreichen darf. Sonst an den Verband (日本貸金業協会) oder die Polizei. Schreibt ein Anwalt oder 司法書士, müssen sie aufhören. 法テラス hilft.',
  },
}
