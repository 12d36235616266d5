/** The Dutch words of Germany: work repayment. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_NL: Words = {
  'de.pay-back.want': {
    says: 'Uw werkgever zegt dat hij u per vergissing te veel betaalde en wil het terug.',
  },
  'de.pay-back.reality': {
    says: 'Dit is geen beslissing van een overheidskantoor. Ze moeten de vergissing en het bedrag bewijzen, zoals elke andere eis.',
  },
  'de.pay-back.right-spent': {
    says: 'Was het weinig, en gaf u het te goeder trouw uit aan het dagelijks leven? Dan mag u het houden. Niet als u de vergissing kende.',
  },
  'de.pay-back.right-pay': {
    says: 'Ze mogen niet alles van uw volgende loon nemen. Het deel van uw loon dat niemand in beslag mag nemen, moet u bereiken.',
  },
  'de.pay-back.right-late': {
    says: 'Veel contracten laten zulke eisen na drie maanden of meer vervallen, ook die van de werkgever. Anders zijn het drie jaar.',
  },
  'de.pay-back.step': {
    says: 'Vergelijk uw contract en uw loonstroken. Vraag schriftelijk hoe het bedrag berekend is, voor en na belasting. Teken nog niets.',
  },
  'de.pay-back.option': {
    says: 'Klopt het, bied dan kleine delen per maand aan.',
    title: 'Kleine delen aanbieden',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Het kan als erkenning tellen.',
    bestFor: 'De vergissing is duidelijk.',
  },
  'de.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'de.pay-kept.right-safe': {
    says: 'Wat niet in beslag mag worden genomen, mag ook niet worden ingehouden, behalve bij opzet. Tot 30 juni 2027 is dat ten minste € 1.587,40 netto per maand.',
  },
  'de.pay-kept.right-damage': {
    says: 'Een kleine fout op het werk kost u niets. Bij meer onvoorzichtigheid betaalt u een eerlijk deel. De werkgever moet schade en schuld bewijzen.',
  },
  'de.pay-kept.step': {
    says: 'Maak schriftelijk bezwaar en vraag het volle loon voor een vaste dag. Doe het snel: in veel contracten vervalt loon na drie maanden. Teken geen erkenning.',
  },
  'de.pay-kept.option': {
    says: 'De balie van de arbeidsrechter (Rechtsantragstelle) schrijft uw eis gratis op.',
    title: 'Het loon eisen bij de arbeidsrechter',
    cost: 'Lage kosten. In eerste aanleg betaalt elk zijn eigen advocaat.',
    time: 'Een eerste zitting meestal binnen weken.',
    risk: 'U betaalt uw eigen advocaat, als u die neemt.',
    bestFor: 'Zij betalen niet na uw brief.',
  },
  'de.training.want': {
    says: 'Uw werkgever wil de kosten van een opleiding terug omdat u weggaat.',
  },
  'de.training.reality': {
    says: 'Veel van zulke bedingen hebben geen effect. Dan bent u helemaal niets schuldig.',
  },
  'de.training.right-term': {
    says: 'Het beding moet vooraf afgesproken zijn, de kosten noemen, en het bedrag elke maand laten dalen. Het mag u niet te lang binden: vaak een jaar voor een maand opleiding.',
  },
  'de.training.right-reason': {
    says: 'Een beding dat u laat betalen wat ook de reden van uw vertrek is, heeft geen effect. Bijvoorbeeld als het bedrijf de baan beëindigt, of u haar door ziekte niet meer kunt doen.',
  },
  'de.training.step': {
    says: 'Betaal nog niet. Ga met het papier dat u tekende naar een vakbond of advocaat.',
  },
  'de.training.option': {
    says: 'Schrijf dat het beding geen effect heeft, en waarom.',
    title: 'De eis afwijzen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'Het beding is hard of onduidelijk.',
  },
}
