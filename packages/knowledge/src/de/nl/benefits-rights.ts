/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_NL: Words = {
  'de.public.benefit-right-hearing': {
    says: 'Voordat ze geld terugnemen, moeten ze uw kant vragen.',
  },
  'de.public.benefit-right-trust': {
    says: 'Was de fout van hen en kon u die niet weten? Dan mag u geld houden dat u hebt uitgegeven.',
  },
  'de.public.benefit-right-court': {
    says: 'De sociale rechter (Sozialgericht) kost u niets. U hebt daar geen advocaat nodig.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Hebt u geen geld om van te leven? Dan kan de sociale rechter binnen dagen beslissen (Eilantrag).',
  },
  'de.public.benefit-right-side-job': {
    says: 'Naast WW blijft 165 euro bijverdienste per maand van u, als u minder dan 15 uur per week werkt. Controleer of dat is afgetrokken.',
  },
  'de.public.benefit-warn-stop': {
    says: 'Een bezwaar laat een gestopte of gekorte uitkering niet weer beginnen. Daarvoor hebt u een spoedverzoek bij de sociale rechter nodig.',
  },
  'de.public.benefit-warn-crime': {
    says: 'Ze zeggen dat u dit met opzet of door grove schuld deed. Vraag een advocaat voordat u iets uitlegt.',
  },
  'de.public.benefit-insight': {
    says: 'De beslissing moet zeggen welke oude beslissing vervalt, voor welke maanden en voor wie in het huishouden. Fouten daarin komen vaak voor.',
    actionable: 'Controleer elke maand en elke persoon.',
  },
  'de.public.benefit-limitation': {
    says: 'Een eis tot terugbetaling is te oud vier jaar na het einde van het jaar waarin de beslissing definitief werd.',
    from: 'het einde van het jaar waarin de beslissing over terugbetaling definitief werd',
    restartedBy:
      'Een betaling of een stap van de invordering kan de vier jaar opnieuw laten beginnen.',
  },
  'de.public.change-post': {
    says: 'De tijd voor bezwaar begint op de vierde dag na verzending.',
    was: 'Brieven van overheidskantoren golden als ontvangen op de derde dag na verzending.',
    is: 'Sinds 1 januari 2025 is het de vierde dag.',
  },
  'de.public.benefit-right-inheritance': {
    says: 'Een erfenis is bij het Jobcenter sinds juli 2023 geen inkomen. Zij telt alleen als spaargeld, boven het vrije bedrag.',
  },
  'de.public.benefit-right-income': {
    says: 'Niet al het inkomen telt. Vraag welke wet ze gebruikten, voor welke maand, en welke vrije bedragen ze aftrokken.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Ze mogen maar een vast deel van uw uitkering inhouden (Aufrechnung). Daarvoor is een beslissing nodig, en ook daartegen kunt u bezwaar maken.',
  },
  'de.public.benefit-right-no-pause': {
    says: 'Hier stopt bezwaar alleen de terugbetaling niet. Vraag de dienst in dezelfde brief om uitstel. Zegt die nee, vraag het dan aan de sociale rechter. Beide zijn gratis.',
  },
}
