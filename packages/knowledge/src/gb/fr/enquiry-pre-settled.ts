/** Questions about pre-settled status that runs out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_FR: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Le pre-settled status est prolongé d’office avant sa fin, et vous ne le perdez pas seulement faute de nouvelle demande. Vérifiez la date et vos coordonnées dans votre compte UKVI et donnez à l’employeur un share code. Après cinq ans ici, demandez gratuitement le settled status. De longues absences peuvent y mettre fin : prenez alors conseil.',
  },
  'gb.ask-immigration.waiting-work': {
    says: "Avez-vous fait la demande avant la fin du visa ? Alors vos droits continuent, travail compris, jusqu'à la décision (section 3C leave). Montrez au patron le courriel daté et un share code. Ou le patron interroge l'Employer Checking Service : son oui le protège six mois. Ne voyagez pas hors du Royaume-Uni et de l'Irlande : cela met fin à la demande. Demande tardive ? Vous n'avez peut-être pas le droit de travailler : demandez aujourd'hui à un conseiller agréé.",
  },
  'gb.ask-immigration.parted': {
    says: 'Votre visa tient à la relation. Il faut donc le plus souvent dire la séparation au Home Office, qui peut raccourcir le visa. Prenez conseil tout de suite, avant sa fin : un enfant, un travail ou de longues années ici peuvent ouvrir un autre droit. Qui demande avant la fin peut en général rester jusqu’à la réponse. Violence ou contrôle ? Vous pouvez demander à rester pour toujours : 0808 2000 247, gratuit.',
  },
}
