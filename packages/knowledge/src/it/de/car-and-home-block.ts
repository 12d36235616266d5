/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_WORDS: Words = {
  'it.public.want-block': {
    says: 'Der Brief warnt, dass Ihr Auto gesperrt wird (fermo). Sie haben 30 Tage, um zu handeln.',
  },
  'it.public.deadline-car': {
    says: 'Sie haben 30 Tage ab der Zustellung der Warnung (preavviso di fermo).',
    action: 'Zahlen, um Raten bitten oder zeigen, dass Sie das Auto für die Arbeit brauchen',
    consequence: 'Ihr Auto kann gesperrt werden (fermo).',
  },
  'it.public.right-work-car': {
    says: 'Ein Auto, das Sie für Ihre Arbeit oder für einen Menschen mit Behinderung brauchen, darf nicht gesperrt werden. Beweisen Sie es innerhalb von 30 Tagen.',
  },
  'it.public.right-home': {
    says: 'Eine Hypothek (ipoteca) auf eine Wohnung braucht eine Schuld von mehr als 20.000 € und eine Warnung 30 Tage vorher. Ihre einzige Wohnung, in der Sie leben, darf nicht verkauft werden.',
  },
}
