/** The Dutch words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_NL: Words = {
  'es.stay.want': {
    says: 'Een kantoor beslist over uw recht om in Spanje te blijven.',
  },
  'es.stay.right-reconsider': {
    says: 'U kunt hetzelfde kantoor binnen een maand vragen opnieuw te kijken (recurso de reposición). Dat is gratis en kan zonder advocaat.',
  },
  'es.stay.right-court': {
    says: 'U kunt ook binnen twee maanden naar de bestuursrechter (contencioso-administrativo). Daarvoor hebt u een advocaat nodig.',
  },
  'es.stay.right-pause': {
    says: 'Beroep alleen stopt de plicht om te vertrekken niet. Uw advocaat kan de rechter vragen die te schorsen (medida cautelar).',
  },
  'es.stay.right-lawyer': {
    says: 'Met weinig geld hebt u recht op een gratis advocaat, en zo nodig op een tolk.',
  },
  'es.stay.right-expulsion': {
    says: 'In de snelle procedure hebt u 48 uur om te antwoorden. Familie en jaren hier moeten meetellen. Een boete kan in de plaats komen van uitzetting.',
  },
  'es.stay.step-lawyer': {
    says: 'Ga vandaag naar een advocaat of gratis adviesgroep. Neem dit papier en de envelop mee.',
  },
  'es.stay.step-why': {
    says: 'Lees waarom ze nee zeggen. Verzamel papieren die het tegendeel tonen: werk, inkomen, familie, jaren hier.',
  },
  'es.stay.deadline-review': {
    says: 'U hebt een maand na ontvangst om opnieuw te laten kijken. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'Vragen om opnieuw te kijken (recurso de reposición)',
    consequence: 'Dan blijft alleen de rechter over, binnen twee maanden.',
  },
  'es.stay.option-appeal': {
    title: 'Opnieuw laten kijken',
    says: 'Schrijf waarom het nee fout is en voeg uw papieren toe.',
    cost: 'Niets.',
    time: 'Een maand.',
    risk: 'De plicht om te vertrekken blijft.',
    bestFor: 'U hebt papieren die de reden weerleggen.',
  },
}
