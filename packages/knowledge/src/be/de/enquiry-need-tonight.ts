/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: 'Gehen Sie zum CPAS (OCMW) der Gemeinde, in der Sie jetzt sind: es muss Menschen ohne Wohnung sofort helfen, auch wenn Sie anderswo gemeldet sind. Brüssel: Samusocial 0800 99 340, kostenlos, Tag und Nacht. Wallonie: 1718 zu Bürozeiten. Flandern: das CAW. Ist zu? Fragen Sie die Polizei nach der Unterkunft. Ein Nein schriftlich: dann hilft das Arbeitsgericht.',
  },
  'be.ask-need.food': {
    says: 'Gehen Sie heute zum CPAS (OCMW) Ihrer Gemeinde und sagen Sie, dass Essen fehlt. Bitten Sie um Soforthilfe: Geld, Gutscheine oder ein Paket, vor dem ganzen Bescheid. Warten Sie auf das revenu d’intégration (leefloon) oder eine andere Leistung? Bitten Sie um Vorschuss. Es muss eine Quittung geben und in 30 Tagen entscheiden. Tafeln gibt es auch. Das Arbeitsgericht ist kostenlos.',
  },
  'be.ask-need.power-off': {
    says: 'Rufen Sie jetzt CPAS (OCMW) und Lieferant an und sagen Sie, dass ein Baby da ist. In Brüssel darf wegen offener Rechnungen nur ein Richter abschalten lassen, vom 1. Oktober bis 31. März gar nicht, und das CPAS kann den Strom zurückholen. In der Wallonie entscheidet auch erst ein Richter, in Flandern ein Ausschuss (LAC), auch über das Einschalten. Bitten Sie um Raten und den Energiefonds.',
  },
  'be.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 112 oder 101. Wer Ihnen für Geld droht, begeht eine Straftat. Zeigen Sie es an, mit Nachrichten, Namen und Zahlungen, und bitten Sie um Schutz. Wer gewerblich verleiht, braucht eine Erlaubnis des Staates; sonst melden Sie es auch dem SPF Économie. Leihen Sie nichts, um ihn zu bezahlen. Das CPAS (OCMW) hilft bei Schulden, kostenlos.',
  },
}
