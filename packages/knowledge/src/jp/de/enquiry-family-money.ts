/** Questions on child support, debts of the dead, affairs and legal shares: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MONEY_DE: Words = {
  'jp.ask.child-support-deed': {
    says: 'Ja. Mit einer vollstreckbaren Urkunde (執行認諾) oder einem Gerichtspapier können Sie bis zur Hälfte des Nettolohns pfänden. Ein Beschluss gilt auch für spätere Monate. Kennen Sie Arbeitgeber oder Bank nicht, lässt das Gericht sie ermitteln (第三者からの情報取得手続).',
  },
  'jp.ask.estate-late': {
    says: 'Es kann noch gehen. Die drei Monate laufen ab dem Tag, an dem Sie vom Tod und von Ihrer Erbschaft wussten. Durften Sie glauben, dass es keine Schulden gibt, zählen Gerichte ab dem Tag, an dem Sie davon erfuhren. Nutzen Sie nichts, zahlen Sie nichts und gehen Sie sofort zum Familiengericht.',
  },
  'jp.ask.affair-claimed': {
    says: 'Zahlen oder unterschreiben Sie nicht sofort. Sie schulden nichts, wenn die Ehe schon zerrüttet war oder Sie nichts davon wissen konnten. Der Anspruch verjährt drei Jahre, nachdem die Person davon und von Ihnen wusste. Summen lassen sich oft senken. Zeigen Sie den Brief einem Anwalt.',
  },
  'jp.ask.affair-claim': {
    says: 'Ja, vom Ehepartner und von der anderen Person, wenn sie von der Ehe wusste oder wissen musste. Sie brauchen Beweise für eine sexuelle Beziehung. Fordern Sie innerhalb von drei Jahren ab Kenntnis von Tat und Person. War die Ehe schon zerrüttet, bekommen Sie nichts.',
  },
  'jp.ask.legal-share': {
    says: 'Ja. Ehepartner, Kinder und Eltern können Geld bis zum Pflichtteil (遺留分) verlangen, egal was im Testament steht. Geschwister nicht. Schicken Sie ein Einschreiben mit Inhaltsnachweis innerhalb eines Jahres, nachdem Sie von Tod und Testament wussten.',
  },
  'jp.ask.heir-took-savings': {
    says: 'Ja. Fordern Sie bei der Bank die Kontoliste; jeder Erbe kann das allein. Ohne Erlaubnis abgehobenes Geld kann zum Erbe gezählt oder bis zu Ihrem Anteil zurückgefordert werden. Was für Eltern oder Begräbnis ausgegeben wurde, zählt nicht. Schreiben Sie zuerst, dann Familiengericht oder Klage.',
  },
  'jp.ask.child-taken': {
    says: 'Handeln Sie diese Woche. Bitten Sie das Familiengericht zu bestimmen, wer das Kind betreut, und die Rückgabe anzuordnen (監護者指定・子の引渡し), mit Eilantrag (保全処分). Holen Sie das Kind nicht mit Gewalt. Schreiben Sie auf, wer es bisher betreute. Bei Gewalt zuerst Polizei oder #8008.',
  },
}
