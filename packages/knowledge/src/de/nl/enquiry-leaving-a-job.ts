/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'de.ask-job.exit-agreement': {
    says: 'U hoeft niet te tekenen, en nooit meteen. Tekenen kan tot twaalf weken uitkering kosten, en meer als de opzegtermijn korter wordt. Ontslaan ze u dan, dan hebt u drie weken voor de rechter. In de meeste firma’s met meer dan tien mensen is dan een goede reden nodig. Vraag eerst een bond, een advocaat en de Agentur für Arbeit.',
  },
  'de.ask-job.block-time': {
    says: 'Wie zonder goede reden ontslag neemt of een beëindigingsovereenkomst tekent, kan tot twaalf weken uitkering verliezen. Maak binnen een maand bezwaar. Ondertussen blijft u voor ziekte verzekerd als u als werkloos bent geregistreerd.',
    dependsOn: 'of u een goede reden had om te gaan',
  },
  'de.ask-job.fixed-term': {
    says: 'Zonder reden hoogstens twee jaar met drie verlengingen. Ga binnen drie weken na het afgesproken einde naar de rechter om het te bestrijden.',
    dependsOn: 'de reden en de duur van het contract',
  },
  'de.ask-job.leave-at-end': {
    says: 'Neem de open dagen zo mogelijk op in de opzegtermijn. Dagen die door het einde niet meer kunnen, moeten worden uitbetaald. Wie heeft opgezegd maakt niet uit. Vraag het snel schriftelijk, want uw contract kan drie maanden stellen.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Uiteindelijk ja, maar meestal na een blokkade tot twaalf weken. Geen blokkade bij een zware reden: bewezen ziekte, pesten, onbetaald loon, zorg of een vaste nieuwe baan. Vraag vooraf een doktersbriefje of raad van het bureau. Meld u drie maanden voor het einde, of binnen drie dagen.',
    dependsOn: 'of u een zwaarwegende reden hebt',
  },
}
