/** Rights on goods, work and contracts of consumers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_DE: Words = {
  'gb.contract.right-quality': {
    says: 'Ware von einer Firma muss von ordentlicher Qualität sein, ihren Zweck erfüllen und der Beschreibung entsprechen.',
  },
  'gb.contract.right-six-months': {
    says: 'In den ersten sechs Monaten gilt ein Fehler als von Anfang an da. Anders ist es, wenn der Verkäufer das Gegenteil zeigt. Das hilft Ihnen zu Reparatur oder Ersatz.',
  },
  'gb.contract.right-second-step': {
    says: 'Behebt eine Reparatur oder ein Ersatz den Fehler nicht? Dann können Sie weniger zahlen oder die Ware zurückgeben.',
  },
  'gb.contract.right-car': {
    says: 'Die Worte „sold as seen“ (gekauft wie gesehen) schützen keinen Händler. Auch ein Gebrauchtwagen muss für Alter, Kilometer und Preis ordentlich sein.',
  },
  'gb.contract.right-work': {
    says: 'Arbeit muss sorgfältig und fachgerecht sein. War sie es nicht, können Sie Nachbesserung oder einen kleineren Preis verlangen.',
  },
  'gb.contract.right-fair-term': {
    says: 'Eine für Sie unfaire Klausel bindet Sie nicht. Eine Gebühr fürs Gehen, die weit über dem Schaden liegt, kann unfair sein.',
  },
}
