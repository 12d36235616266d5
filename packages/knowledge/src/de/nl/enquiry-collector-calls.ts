/** Questions about a collection firm that calls again and again: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_NL: Words = {
  'de.ask-debt.collector-calls': {
    says: 'U hoeft niet met hen te praten. Schrijf één keer: “Alleen per brief. Ik ga niet akkoord met bellen of berichten, ook niet op het werk.” Is de vordering fout, betwist die meteen. Noteer elk telefoontje met dag, tijd en nummer. Uw baas of buren over de schuld vertellen mag niet. Klaag bij het Bundesamt für Justiz, de toezichthouder, en de Verbraucherzentrale. Een rechter kan het verbieden.',
  },
}
