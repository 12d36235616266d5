/** Questions about a small claim: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_NL: Words = {
  'gb.ask-small.defence': {
    says: 'Loop de eis punt voor punt na. Zeg wat u erkent, wat u ontkent en waarom, en wat zij moeten bewijzen. Wat u weglaat, kan als erkend gelden. U hebt 14 dagen vanaf de betekening, of 28 als u eerst de ontvangst bevestigt (acknowledgment of service).',
  },
  'gb.ask-small.mediation': {
    says: 'Ja, bij de meeste geldvorderingen tot £10,000 moet u meedoen aan één gratis uur per telefoon. U hoeft het niet eens te worden. Het formulier (N180) vraagt naar uw data, getuigen en rechtbank. Stuur het op tijd in, anders kunt u uw verweer verliezen.',
  },
  'gb.ask-small.scotland': {
    says: 'Stuur het antwoordformulier (4A) voor de laatste dag op de eis aan de rechtbank en aan de eiser. Zeg wat u betwist en waarom. Bent u het geld schuldig maar kunt u niet meteen betalen, vraag dan om tijd (formulier 5A).',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Schrijf eerst met het bedrag, uw bewijs en een eerlijke datum. Daarna kunt u op GOV.UK een zaak starten (make a court claim for money). Tot £10,000 loopt die meestal via de procedure voor kleine vorderingen (small claims track), zonder advocaat. Er is een tarief; misschien krijgt u hulp.',
  },
  'gb.ask-small.appeal': {
    says: 'Meestal 21 dagen vanaf de dag van de uitspraak, tenzij de rechter een andere termijn gaf. U hebt toestemming nodig en een echte kans: een fout in het recht of een oneerlijke zitting, niet alleen het gevoel dat de rechter het mis had. Formulier N164 bij een kleine zaak, anders N161. Het kost geld, behalve bij een laag inkomen. Beroep alleen stopt het betalen niet: vraag dat. Was u er niet? Vraag om vernietiging (set aside).',
  },
}
