/** The Dutch words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_NL: Words = {
  'us.immigration.right-evidence': {
    says: 'U krijgt de tijd in het bericht, hoogstens 12 weken, om een verzoek om bewijs te beantwoorden. Stuur alles in één keer: meer tijd krijgt u niet.',
  },
  'us.immigration.step-evidence': {
    says: 'Leg het bericht bovenop, stuur het zo dat het uiterlijk op die dag aankomt, en bewaar bewijs. Vraag eerst een erkende helper of een advocaat.',
  },
  'us.immigration.right-refusal': {
    says: 'Tegen de meeste weigeringen kunt u binnen 30 dagen in beroep gaan of een nieuwe beoordeling vragen, of 33 als die per post kwam. In het bericht staat welke.',
  },
  'us.immigration.right-hearing': {
    says: 'U hebt recht op een zitting, op een advocaat op eigen kosten, om het bewijs te zien en op een tolk.',
  },
  'us.immigration.step-hearing': {
    says: 'Ga naar elke zitting: als u er een mist, kan een rechter bevelen dat u vertrekt. Geef elk nieuw adres binnen vijf dagen door aan de rechtbank.',
  },
  'us.immigration.want-refusal': {
    says: 'De immigratiedienst zegt nee tegen uw formulier en geeft de redenen. Het bericht zegt wat u kunt doen, en tot wanneer.',
  },
  'us.immigration.step-refusal': {
    says: 'Ga deze week naar een advocaat voor immigratie of een erkende helper. Neem het bericht en uw hele dossier mee, en noteer de laatste dag voor formulier I-290B.',
  },
  'us.immigration.right-status': {
    says: 'Vanaf 180 dagen onwettig verblijf kan vertrek u drie jaar weghouden, vanaf een jaar tien jaar. Vraag een advocaat voordat u iets doet.',
  },
  'us.visa.want': {
    says: 'Het consulaat geeft het visum nu niet. 221(g) betekent dat papieren of controles ontbreken. 214(b) betekent dat het twijfelt of u teruggaat.',
  },
  'us.visa.right': {
    says: 'De weigering moet het wetsartikel noemen. Beroep kan meestal niet, maar u kunt papieren nasturen of opnieuw aanvragen met nieuw bewijs.',
  },
  'us.visa.step': {
    says: 'Stuur binnen een jaar wat het consulaat vraagt. Verzwijg een weigering nooit in een later formulier: een vals antwoord kan u voorgoed uitsluiten.',
  },
}
