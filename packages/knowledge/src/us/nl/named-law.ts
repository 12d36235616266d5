/** The Dutch words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'us.named.trade-secrets': {
    says: 'Een bedrijf kan klagen over echte bedrijfsgeheimen, maar uw vakkennis en wat u op het werk leerde zijn van u. Een rechter mag u een baan niet verbieden alleen om wat u weet.',
  },
  'us.named.boundary': {
    says: 'Vraag hun meting van het land en laat zelf meten. Wie een strook vele jaren open gebruikt, of een oude afgesproken grens heeft, kan er recht op hebben. Komt u er niet uit, dan beslist een rechter van wie het is.',
  },
  'us.named.penalty-clause': {
    says: 'Kosten voor het einde van een contract moeten een eerlijke schatting van het echte verlies zijn. Een rechter kan kosten weigeren die alleen straffen, en het bedrijf moet zijn verlies klein houden.',
  },
  'us.named.life-insurance': {
    says: 'Is een levensverzekering twee jaar oud, dan kan de verzekeraar meestal niet meer klagen over antwoorden in de aanvraag. Daarvoor moet hij tonen dat een antwoord fout was en ertoe deed. Vraag de aanvraag en het bewijs.',
  },
  'us.named.life-insurance-tx': {
    says: 'In Texas moet de levensverzekeraar bewijzen dat een fout antwoord ertoe deed en moest misleiden, en dat binnen 91 dagen na ontdekking melden. Te laat betalen kan hem rente en uw advocaat kosten.',
  },
  'us.named.picture-claim': {
    says: 'Het bedrag is maar een aanbod: zonder registratie voor het gebruik geeft een rechter meestal alleen het echte verlies. Vraag bewijs van wie de foto is en van de registratie. Ze hebben drie jaar om te klagen. Haal hem weg, maar bewaar een kopie.',
  },
}
