/** The words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_DE: Words = {
  'es.ask.hours-changed': {
    says: 'Verlangen Sie es schriftlich. Für eine große Änderung gilt eine Frist von 15 Tagen, für einen Umzug 30. Fechten Sie binnen 20 Werktagen an. Schadet es Ihnen, können Sie oft mit 20 Tagen Lohn pro Jahr gehen.',
  },
  'es.ask.trial-period': {
    says: 'In der Probezeit dürfen sie ohne Grund und Frist beenden. Sie muss schriftlich und nicht zu lang sein. Wegen Schwangerschaft oder eines anderen verbotenen Grunds ist es nichtig. Sie haben 20 Werktage.',
    dependsOn: 'was Ihr Vertrag sagt und warum sie es taten',
  },
  'es.ask.community-dues': {
    says: 'Jeder Eigentümer zahlt einen Teil der gemeinsamen Kosten. Sie können einen Beschluss binnen drei Monaten anfechten, bei Gesetzesbruch in einem Jahr, aber erst zahlen oder hinterlegen. Verlangen Sie das Protokoll.',
    dependsOn: 'was die Versammlung beschloss und wann',
  },
  'es.ask.guarantor': {
    says: 'Sie haften nur für das Unterschriebene, mit denselben Einwänden wie der Schuldner. Steht dort nicht solidario, müssen sie zuerst zu ihm. Was Sie zahlen, können Sie von ihm zurückfordern.',
    dependsOn: 'was in Ihrem unterschriebenen Papier steht',
  },
  'es.ask.claim-arrived': {
    says: 'Notieren Sie den Tag des Erhalts. Sie haben zehn Werktage im juicio verbal, 20 im juicio ordinario. Bis 2.000 € brauchen Sie keinen Anwalt. Bitten Sie um einen freien Anwalt und dass die Frist ruht.',
  },
  'es.ask.tax-papers': {
    says: 'Antworten Sie rechtzeitig, meist binnen zehn Werktagen, mit Kopien. Sie können um die Hälfte mehr Tage bitten. Sind Sie nicht einverstanden, sagen Sie warum. Gegen die Entscheidung haben Sie dann einen Monat.',
  },
  'es.ask.police-summons': {
    says: 'Gehen Sie an dem Tag hin. Fragen Sie, ob Sie als Zeuge oder Verdächtiger (investigado) kommen. Als Verdächtiger dürfen Sie schweigen und einen Anwalt haben, auch einen gestellten. Unterschreiben Sie nur, was Sie sagten.',
  },
  'es.ask.legal-aid': {
    says: 'Fragen Sie bei der Anwaltskammer (Colegio de Abogados) oder beim Gericht. Allein gilt das Doppelte des IPREM, mit Familie mehr. Arbeitnehmer und Opfer häuslicher Gewalt haben sie in ihren Fällen immer.',
  },
  'es.ask.water-damage': {
    says: 'Machen Sie Fotos und melden Sie es sofort schriftlich Versicherung und Nachbar. Für ein Leck der Wohnung zahlt, wer oben wohnt, für gemeinsame Rohre die Gemeinschaft. Sie haben ein Jahr: Schicken Sie ein burofax.',
  },
}
