/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_DE: Words = {
  'nz.home.element-reason': {
    says: 'Eine Kündigung mit 42 Tagen muss sagen, welchen Grund aus dem Gesetz sie nutzt.',
    name: 'Der Grund',
    ifMissing:
      'Wir sehen keinen Grund. Eine Kündigung mit 42 Tagen ohne Grund zählt vielleicht nicht. Fragen Sie Community Law.',
  },
  'nz.home.know-form': {
    says: 'Eine Kündigung muss schriftlich sein, die Adresse und den letzten Tag nennen und unterschrieben sein. Eine Kündigung mit 42 Tagen muss den Grund nennen.',
  },
  'nz.home.right-ninety': {
    says: 'Seit dem 30. Januar 2025 kann ein Vermieter einen unbefristeten Mietvertrag (periodic tenancy) mit 90 Tagen Frist und ohne Grund beenden.',
  },
  'nz.home.right-forty-two': {
    says: 'Bei 42 Tagen braucht man einen Grund aus dem Gesetz. Der Eigentümer oder seine Familie zieht ein, die Wohnung wird leer verkauft, oder sie wird für Arbeiter gebraucht.',
  },
  'nz.home.right-fixed': {
    says: 'Ein befristeter Mietvertrag (fixed term) kann nicht vorzeitig durch Kündigung enden. Am Ende läuft er weiter, außer eine Seite hat 90 bis 21 Tage vorher gekündigt.',
  },
  'nz.home.right-retaliation': {
    says: 'Eine Kündigung, die Sie dafür bestraft, dass Sie für Ihre Rechte eintreten, ist gegen das Gesetz. Stellen Sie binnen 28 Arbeitstagen einen Antrag, dann kann das Tribunal sie aufheben.',
  },
  'nz.home.ninety': {
    says: 'Eine Kündigung ohne Grund muss Ihnen mindestens 90 Tage geben. Wir zählen ab ihrem Datum, es kann also etwas später sein.',
    action: 'Ausziehen oder die Kündigung anfechten',
    consequence: 'Man kann das Tribunal um eine Räumungsanordnung (possession order) bitten.',
  },
  'nz.home.forty-two': {
    says: 'Eine Kündigung mit einem Grund des Eigentümers muss Ihnen mindestens 42 Tage geben. Wir zählen ab ihrem Datum, es kann also etwas später sein.',
    action: 'Ausziehen oder die Kündigung anfechten',
    consequence: 'Man kann das Tribunal um eine Räumungsanordnung (possession order) bitten.',
  },
  'nz.home.change-2025': {
    says: 'Seit dem 30. Januar 2025 braucht eine Kündigung mit 90 Tagen keinen Grund.',
    was: 'Ein Vermieter brauchte einen Grund, um einen unbefristeten Mietvertrag (periodic tenancy) zu beenden.',
    is: 'Ein Vermieter kann mit 90 Tagen Frist ohne Grund kündigen.',
  },
  'nz.home.know-service': {
    says: 'Die Tage zählen ab dem Tag, an dem eine Mitteilung als gegeben gilt. Bei Post kommen vier Arbeitstage dazu, im Briefkasten zwei.',
  },
}
