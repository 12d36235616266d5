/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'au.ask.fired': {
    says: 'U mag oneerlijk ontslag (unfair dismissal) aanvechten als u zes maanden werkte, of 12 bij een klein bedrijf. U hebt maar 21 dagen. Bel de Fair Work Commission op 1300 799 675.',
    dependsOn: 'hoe lang u daar werkte, en de reden',
  },
  'au.ask.laid-off': {
    says: 'U hebt recht op een opzegtermijn. Na één jaar bij een bedrijf met 15 of meer mensen krijgt u ook een vergoeding (redundancy pay) van 4 tot 16 weken. Bestaat de baan nog? Vecht het binnen 21 dagen aan.',
    dependsOn: 'uw jaren werk en hoe groot het bedrijf is',
  },
  'au.ask.notice': {
    says: 'Het minimum is één week in het eerste jaar, twee tot drie jaar, drie tot vijf jaar, daarna vier. Tel er één bij als u ouder dan 45 bent met twee jaar werk.',
    dependsOn: 'uw jaren werk en uw cao (award)',
  },
  'au.ask.dismissed-pregnant': {
    says: 'U ontslaan omdat u zwanger bent, is tegen de wet. Daarvoor hoeft u geen zes maanden te hebben gewerkt. Ga binnen 21 dagen naar de Fair Work Commission: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Teken niet ter plekke. Vraag eerst advies, want u geeft meestal uw rechten op. Let op de 21 dagen voor de Fair Work Commission. Het wettelijke minimum kunt u niet wegtekenen.',
  },
  'au.ask.sacked-early': {
    says: 'Voor oneerlijk ontslag hebt u zes maanden werk nodig, of twaalf bij minder dan 15 mensen. Bij ontslag om ziekte of een klacht hebt u niets nodig. Vraag het binnen 21 dagen aan.',
  },
  'au.ask.redundancy-pay': {
    says: 'De vergoeding gaat van 4 weken na een jaar tot 16 weken na negen. Een werkgever met minder dan 15 mensen hoeft die meestal niet te betalen, wel opzegtijd en verlof.',
  },
  'au.ask.sexual-harassment': {
    says: 'Dit is seksuele intimidatie, en de wet verbiedt het. U hoeft geen ontslag te nemen. Bewaar berichten en noteer elke keer en wie het zag. Klaag schriftelijk: de werkgever moet iets doen en mag u niet straffen. Helpt dat niet, gebruik dan formulier F75 bij de Fair Work Commission binnen twee jaar; ook oproepkrachten. Ontslagen of minder diensten om de klacht? U hebt 21 dagen. Bel 1800RESPECT, 1800 737 732, of de politie.',
  },
}
