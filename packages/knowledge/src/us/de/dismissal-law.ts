/** The German words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_DE: Words = {
  'us.work.know-at-will': {
    says: 'In den meisten Bundesstaaten kann eine Stelle jederzeit ohne Grund enden. Sie kann nicht aus einem Grund enden, den das Gesetz verbietet, oder gegen einen Vertrag.',
  },
  'us.work.right-exceptions': {
    says: 'Sie sind geschützt, wenn Sie entlassen wurden wegen Benachteiligung, wegen gesetzlicher Freistellung (leave), wegen einer Beschwerde über Lohn oder Sicherheit, oder weil Sie das Gesetz nicht brechen wollten.',
  },
  'us.work.right-cobra-law': {
    says: 'Hat Ihre Firma 20 Beschäftigte oder mehr, können Sie die Krankenversicherung der Firma meist 18 Monate auf eigene Kosten behalten (COBRA). Sie haben 60 Tage für die Wahl.',
  },
  'us.work.right-final-pay-law': {
    says: 'Das Gesetz des Bundesstaats bestimmt den Tag des letzten Lohns. In Kalifornien ist er bei einer Entlassung sofort fällig, in Texas innerhalb von sechs Tagen.',
  },
  'us.work.right-disability': {
    says: 'Beschäftigte mit Behinderung dürfen um Änderungen bitten, mit denen sie die Arbeit tun können. Deswegen dürfen sie nicht entlassen werden.',
  },
  'us.work.right-age': {
    says: 'Ab 40 Jahren dürfen Sie nicht wegen Ihres Alters entlassen werden.',
  },
  'us.work.right-together': {
    says: 'Sie dürfen mit anderen über Lohn und Bedingungen sprechen. Jemanden deswegen zu entlassen, bricht Bundesrecht.',
  },
  'us.work.right-together-fired': {
    says: 'Sie dürfen mit anderen über Lohn und Bedingungen sprechen. Jemanden deswegen zu entlassen, bricht Bundesrecht.',
  },
  'us.work.right-pension': {
    says: 'Geld, das Sie in einen 401(k) eingezahlt haben, bleibt Ihres. Sie können die Unterlagen verlangen und gegen eine Ablehnung Widerspruch (appeal) einlegen.',
  },
  'us.work.right-non-compete': {
    says: 'Manche Bundesstaaten erlauben kein Versprechen, nicht für Konkurrenten zu arbeiten, andere begrenzen es. Fragen Sie, bevor Sie Arbeit ablehnen.',
  },
  'us.work.right-pregnant': {
    says: 'Ein Arbeitgeber mit 15 Beschäftigten darf Ihnen nicht wegen einer Schwangerschaft kündigen und muss die Arbeit fair anpassen. Melden Sie es der EEOC innerhalb von 180 Tagen, in den meisten Staaten 300.',
  },
  'us.work.right-injury-claim': {
    says: 'Fast jeder Bundesstaat verbietet, Ihnen zu kündigen, weil Sie sich bei der Arbeit verletzt und einen Anspruch gestellt haben. Der Anspruch läuft ohne die Stelle weiter. Manche Fristen sind kurz.',
  },
}
