/** The German words of the rows in ../enquiry-tips-and-sick-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIPS_AND_SICK_DAYS_DE: Words = {
  'ca.fact.sick-days-bc': {
    says: 'In British Columbia haben Sie fünf bezahlte und drei unbezahlte Krankheitstage im Jahr, sobald Sie 90 Tage dort gearbeitet haben, auch in Teilzeit. Bei den ersten zwei kurzen Krankheiten im Jahr darf der Chef kein Attest verlangen. Fordern Sie den Lohn schriftlich, dann beschweren Sie sich kostenlos binnen sechs Monaten bei Employment Standards.',
  },
  'ca.fact.sick-days-elsewhere': {
    says: 'Bundesjobs wie Banken, Airlines und Lkw geben zehn bezahlte Krankheitstage im Jahr. Québec gibt zwei bezahlte nach drei Monaten. Ontario und Alberta geben unbezahlte, drei und fünf, und die Stelle bleibt sicher. Ein Vertrag kann mehr geben. Fragen Sie schriftlich nach der Regel.',
    dependsOn: 'welches Recht für die Stelle gilt und die Provinz',
  },
  'ca.fact.last-pay-kept': {
    says: 'Man darf letzten Lohn oder Urlaubsgeld nicht behalten, weil Sie keine Frist gaben. In Ontario ist es in sieben Tagen oder am nächsten Zahltag fällig, in British Columbia sechs Tage nach Ihrer Kündigung. In Alberta sind es zehn Tage nach dem Lohnabschnitt oder 31 nach dem letzten Tag. Verlangen Sie es schriftlich, dann zum Arbeitsamt.',
  },
  'ca.fact.tips-kept': {
    says: 'In Ontario, British Columbia und Québec darf der Inhaber Ihr Trinkgeld nicht nehmen. Es gehört den Beschäftigten. Ein gemeinsamer Topf ist erlaubt, der Chef darf meist nur teilen, wenn er gleich mitarbeitet; in Québec dürfen ihn nur die Beschäftigten einrichten. Notieren Sie die Summen und beschweren Sie sich kostenlos beim Arbeitsamt.',
  },
  'ca.fact.layoff-too-long': {
    says: 'In Ontario endet der Job meist bei einer Freistellung (layoff) von über 13 Wochen in 20; 35 in 52, wenn Leistungen oder Lohn weiterlaufen. Unterschreiben Sie keine Verlängerung und keinen Verzicht, bevor ein Anwalt sie sah. Sagt Ihr Vertrag nichts zu Freistellungen, kann schon eine kurze eine Entlassung sein, mit vielen Monaten Lohn bei langem Dienst. Mindestens steht eine Woche pro Jahr zu, bis 8, und in großen Firmen nach fünf Jahren eine Abfindung. Andere Arbeit ist keine Kündigung.',
  },
}
