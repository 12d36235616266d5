/** The German words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_DE: Words = {
  'us.named.tax-audit': {
    says: 'Eine Prüfung (audit) ist noch keine Schuld. Schicken Sie Kopien Ihrer Beweise bis zum genannten Tag. Sind Sie mit dem Bericht nicht einverstanden, bitten Sie um Appeals. Vor einer Rechnung muss der IRS Ihnen 90 Tage für das Steuergericht (Tax Court) geben.',
  },
  'us.named.medicaid-gifts': {
    says: 'Medicaid prüft Geschenke der letzten fünf Jahre. Geschenke an Ehepartner oder ein Kind mit Behinderung zählen meist nicht, und bei großer Härte muss der Staat die Strafzeit erlassen. Bitten Sie bis zum Tag im Brief um eine Anhörung.',
  },
  'us.named.cash-help': {
    says: 'Diese Geldhilfe darf wegen Arbeitsregeln nur gekürzt werden, wenn Sie keinen guten Grund hatten. Krankheit, fehlende Kinderbetreuung und Gewalt zu Hause können ein guter Grund sein. Bitten Sie sofort um eine Anhörung, in vielen Staaten läuft das Geld dann weiter.',
  },
  'us.named.transcript': {
    says: 'In Kalifornien, New York und einigen anderen Staaten darf eine Schule ein Zeugnis (transcript) nicht wegen Schulden behalten. Fragen Sie das Inkassobüro und die Schule, auf welches Gesetz sie sich stützen.',
  },
  'us.named.home-exemption': {
    says: 'Fragen Sie das Amt (assessor), welche Freibeträge Sie haben: für das eigene Wohnhaus, für Alter, Behinderung oder Dienst beim Militär. Sie senken die Steuer und müssen meist beantragt werden.',
  },
  'us.named.jobless-overpaid': {
    says: 'In vielen Staaten müssen Sie nichts zurückzahlen, wenn Sie keine Schuld hatten und es eine Härte wäre. Bitten Sie um diesen Erlass (waiver) und legen Sie auch Widerspruch ein. Ohne Betrug kommt meist keine Strafe dazu.',
  },
  'us.named.ny-tax-license': {
    says: 'In New York kann eine Steuerschuld ab $10,000 den Führerschein kosten. Sie haben 60 Tage, um zu zahlen, Raten zu vereinbaren oder zu zeigen, dass es nicht Ihre Schuld ist. Bitten Sie sonst um einen eingeschränkten Führerschein.',
  },
  'us.named.tax-accuracy-penalty': {
    says: 'Die Strafe von 20 % fällt weg, wenn Sie einen guten Grund hatten und ehrlich handelten, etwa ein guter Berater oder ein fehlendes Formular. Schreiben Sie warum. Eine Low Income Taxpayer Clinic hilft kostenlos.',
  },
}
