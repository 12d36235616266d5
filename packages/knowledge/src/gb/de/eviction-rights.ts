/** Rights of tenants who get a notice to leave, in each nation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_DE: Words = {
  'gb.home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht den Auszug anordnet und court bailiffs kommen. Das gilt für die meisten Mieter.',
  },
  'gb.home.right-no-force': {
    says: 'Ein Vermieter, der Sie mit Gewalt oder Angst vertreibt, macht sich strafbar. Rufen Sie dann die Gemeinde (council) an, bei Gefahr die Polizei.',
  },
  'gb.home.right-reason': {
    says: 'In England muss ein privater Vermieter jetzt einen gesetzlichen Grund nennen und beweisen. Räumungen ohne Grund gibt es nicht.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In England braucht der strenge Mietgrund drei Monate Rückstand, am Tag der Kündigung und beim Termin. Die Kündigung muss vier Wochen geben.',
  },
  'gb.home.right-breathing-space': {
    says: 'Die Zahlungspause (breathing space) kann Kündigung und Gerichtsschritt wegen Rückstand bis zu 60 Tage stoppen. Die laufende Miete müssen Sie zahlen.',
  },
  'gb.home.right-scotland': {
    says: 'Sie können dem Tribunal sagen, warum eine Räumung nicht angemessen ist. Es muss Ihre Seite abwägen.',
  },
  'gb.home.right-ni': {
    says: 'Ihr Vermieter muss schriftlich kündigen: mit vier Wochen in den ersten 12 Monaten, acht Wochen bis zu zehn Jahren, danach zwölf.',
  },
}
