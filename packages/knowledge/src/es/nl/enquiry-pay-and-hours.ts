/** Questions about wages, working hours and holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_NL: Words = {
  'es.ask.holiday-left': {
    says: "Niet opgenomen vakantie gaat niet verloren: aan het einde moet het bedrijf die uitbetalen in de eindafrekening (finiquito). Die dagen tellen als premietijd en schuiven de start van de uitkering (paro) op. U kunt afspreken ze eerder op te nemen; het bedrijf moet data twee maanden vooraf vastleggen. Niet betaald? Teken met 'no conforme' en vraag bemiddeling: u hebt een jaar.",
  },
  'es.ask.holiday-days': {
    says: 'U hebt minstens 30 kalenderdagen per jaar en moet de data twee maanden vooraf weten. Stelt het bedrijf andere vast, ga dan binnen 20 werkdagen naar de rechter.',
  },
  'es.ask.hours-changed': {
    says: 'Vraag het op papier. Voor een grote wijziging geldt een termijn van 15 dagen, voor een overplaatsing 30. Vecht die binnen 20 werkdagen aan. Schaadt het u, dan mag u vaak weg met 20 dagen loon per jaar.',
  },
  'es.ask.minimum-wage': {
    says: 'In 2026 is het minimumloon (SMI) €1.221 per maand in 14 betalingen voor voltijd, bruto. Dat is €17.094 per jaar, of €1.424,50 per maand in 12 betalingen. Deeltijd krijgt zijn deel. Een cao kan meer geven. Krijgt u minder, vraag het dan schriftelijk en meld het bij de arbeidsinspectie (ITSS); dat is gratis. U hebt een jaar voor elk maandloon: eerst bemiddeling, dan de rechter.',
  },
}
