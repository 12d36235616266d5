/** The German words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_DE: Words = {
  'us.public.right-aid': {
    says: 'Verlieren Sie wegen Noten Studienhilfe (student aid), muss die Schule sagen, wie Sie Widerspruch (appeal) einlegen, wo sie es erlaubt. Krankheit oder ein Todesfall in der Familie sind gute Gründe.',
  },
  'us.public.right-forgive': {
    says: 'Studienkredite des Bundes können nach zehn Jahren im öffentlichen Dienst, bei dauernder Behinderung oder nach Schließung der Schule erlassen werden. Sie können eine neue Zählung verlangen.',
  },
  'us.public.right-private-loan': {
    says: 'Ein privater Studienkreditgeber muss Sie verklagen, bevor er Lohn nimmt. Alte Kredite können nach dem Recht des Bundesstaats zu alt für das Gericht sein.',
  },
  'us.loan.right-plan': {
    says: 'Bevor Sie Zahlungen verpassen, bitten Sie um einen Plan nach Ihrem Einkommen oder um eine Pause. Aus dem Zahlungsausfall (default) kommen Sie mit neun vereinbarten Zahlungen heraus.',
  },
  'us.loan.right-login': {
    says: 'Den Erlass von Bundeskrediten beantragen Sie kostenlos auf StudentAid.gov. Den Zugang eines anderen dort für Gewinn zu nutzen ist eine Straftat. Geben Sie ihn niemandem.',
  },
}
