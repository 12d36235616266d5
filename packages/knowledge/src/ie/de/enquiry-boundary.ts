/** Questions about a boundary: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_DE: Words = {
  'ie.ask.neighbour-builds': {
    says: 'Machen Sie Fotos und messen Sie. Bitten Sie das Planungsamt der Gemeinde zu prüfen: Es kann gegen Bauten ohne Genehmigung vorgehen, meist binnen sieben Jahren. Auf Ihrem Land darf niemand bauen. Bei einer gemeinsamen Mauer entscheidet der District Court, wer was darf. Versuchen Sie zuerst, sich zu einigen.',
  },
  'ie.ask.hedge': {
    says: 'Kein irisches Gesetz legt fest, wie hoch eine Hecke oder ein Baum sein darf. Reden Sie zuerst, und versuchen Sie Mediation. Was auf Ihre Seite hängt, dürfen Sie bis zur Grenze zurückschneiden. Betreten Sie ihr Land nicht ohne Ja, und töten Sie den Baum nicht. Ist er gefährlich oder macht Schaden, schreiben Sie und bitten um Abhilfe, denn sie müssen vielleicht zahlen. Der District Court kann eine works order geben, wo Arbeit an der Grenze Zugang braucht.',
  },
}
