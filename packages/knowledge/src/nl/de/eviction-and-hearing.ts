/** Der Tag der Räumung, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_DE: Words = {
  'nl.evict.want': {
    says: 'Ein Gerichtsvollzieher fordert Sie wegen eines Urteils auf, die Wohnung zu verlassen.',
  },
  'nl.evict.reality': {
    says: 'Das ist dringend: Ein Richter hat entschieden. Am genannten Tag kann geräumt werden, wenn kein Richter es stoppt und Sie nichts vereinbaren.',
  },
  'nl.evict.right-three-days': {
    says: 'Vor einer Räumung muss ein Gerichtsvollzieher Ihnen einen Befehl geben, innerhalb von drei Tagen zu gehen. Der Tag muss darin stehen.',
  },
  'nl.evict.right-stop': {
    says: 'Ein Richter kann eine Räumung in einem schnellen Verfahren stoppen oder verschieben (executiegeschil). Rufen Sie heute einen Anwalt oder das Juridisch Loket an.',
  },
  'nl.evict.step-today': {
    says: 'Warten Sie nicht auf den Tag. Rufen Sie heute einen Anwalt oder das Juridisch Loket an und bitten Sie den Gerichtsvollzieher um Zeit oder einen Plan.',
  },
  'nl.evict.option-stop': {
    says: 'Ein Anwalt beantragt ein Eilverfahren (executiegeschil) gegen die Räumung.',
    title: 'Einen Richter um Stopp oder Aufschub bitten',
    cost: 'Ein kleiner Anteil am Anwalt bei wenig Einkommen.',
    time: 'Vor dem Tag der Räumung.',
    risk: 'Der Richter kann Nein sagen.',
    bestFor: 'Es gibt einen klaren Fehler oder neue große Not.',
  },
  'nl.evict.right-pause': {
    says: 'Während Sie Schuldenhilfe bekommen, kann ein Richter eine Räumung oder Sperre bis zu sechs Monate stoppen. Die neue Miete oder Rechnung müssen Sie zahlen können.',
  },
  'nl.evict.right-one-month': {
    says: 'Geht es um Mietschulden, kann der Richter Ihnen noch bis zu einen Monat Zeit zum Zahlen geben.',
  },
  'nl.court.right-own-check': {
    says: 'Klagt eine Firma gegen einen Verbraucher, muss der Richter prüfen, ob die Bedingungen fair sind und ob die Firma alles gesagt hat. Wenn nicht, kann die Summe sinken.',
  },
  'nl.court.know-costs': {
    says: 'Wer verliert, zahlt meist die Kosten der anderen Seite nach festen Sätzen. Eine Einigung vor dem Gerichtstag spart einen Teil.',
  },
  'nl.home.right-sale': {
    says: 'Ein Verkauf ist kein Grund, die Miete zu beenden. Der Käufer wird Ihr Vermieter; Miete und Rechte bleiben gleich.',
  },
}
