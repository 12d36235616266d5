/** Questions about a home loan that is not paid, giving back the keys, and the case of the bank in court: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_UNPAID_FR: Words = {
  'es.ask.hand-over-keys': {
    says: 'Ne rendez pas encore les clés. En Espagne, cela seul n’éteint pas la dette : vous devriez ce que la vente ne couvre pas. Elle ne s’éteint que si la banque l’accepte par écrit (dación en pago), ou y est tenue par le Code de bonnes pratiques. Demandez d’abord par écrit ce code : des mensualités plus basses. L’aide de votre ville (intermediación hipotecaria) est gratuite. Seul un juge peut vous expulser.',
  },
  'es.ask.mortgage-arrears': {
    says: 'La banque ne peut résilier le prêt qu’après 12 mensualités ou 3 % du prêt impayés ; dans la seconde moitié, 15 ou 7 %. Elle doit d’abord vous laisser un mois. Seul un juge peut vous expulser, et c’est long. Demandez par écrit le Code de bonnes pratiques : mensualités plus basses et, à la fin, le logement contre la dette. Les familles à risque peuvent suspendre l’expulsion. Votre ville aide gratuitement.',
  },
  'es.ask.mortgage-court': {
    says: 'À partir des papiers du tribunal vous avez dix jours pour vous opposer, par exemple à des clauses abusives. Demandez tout de suite un avocat gratuit (turno de oficio) et dites-le au tribunal : le délai peut être suspendu. Pour votre logement, payer l’arriéré et les frais jusqu’au jour de la vente arrête tout. Le Code de bonnes pratiques peut être demandé jusqu’à l’annonce de la vente. Les familles à risque peuvent suspendre l’expulsion.',
  },
}
