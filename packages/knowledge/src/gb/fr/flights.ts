/** French: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_FR: Words = {
  'gb.flight.wants': {
    says: "La compagnie vous répond sur un vol en retard ou annulé. Vous n'avez pas à accepter son premier non, ni un bon.",
  },
  'gb.flight.right-money': {
    says: "Pour un vol annulé tard, ou trois heures de retard ou plus, chacun reçoit £220, £350 ou £520 selon la distance. La compagnie n'est libérée que si la cause lui échappait.",
  },
  'gb.flight.right-care': {
    says: "Quelle que soit la cause, vous choisissez l'argent ou un autre vol. Pendant l'attente, vous avez repas et chambre. Si rien n'a été donné, demandez les frais justes avec les reçus.",
  },
  'gb.flight.crew': {
    says: "La Cour suprême (Supreme Court) a jugé qu'un membre d'équipage malade fait partie du métier. La compagnie doit payer quand même.",
  },
  'gb.flight.step': {
    says: 'Demandez par écrit pour chaque personne, avec le numéro de vol et les reçus. En cas de refus, allez au médiateur ou à la Civil Aviation Authority. Vous avez six ans en Angleterre et au pays de Galles.',
  },
  'gb.bag.right': {
    says: "La compagnie doit payer un bagage perdu, en retard ou abîmé, jusqu'à une limite. Écrivez dans les 7 jours pour un dégât, et 21 jours pour un retard.",
  },
  'gb.flight.right-refused': {
    says: 'Pour un retard de trois heures ou plus, ou une annulation tardive, la compagnie doit une somme fixe sauf cause hors de son contrôle. Un équipage malade ou une panne courante est son risque. Si elle refuse : son organisme gratuit, la CAA, ou le tribunal dans les six ans.',
  },
  'gb.package.right': {
    says: "Si l'organisateur annule ou change beaucoup le voyage, vous pouvez tout récupérer sous 14 jours. S'il s'est mal passé, vous pouvez demander un prix plus bas.",
  },
  'gb.flight.right-fault': {
    says: 'La compagnie doit prouver que la cause lui échappait. Une panne de l’avion est le plus souvent son risque. Demandez ce qu’elle a fait pour éviter le retard.',
  },
  'gb.flight.right-six-years': {
    says: 'Un non de la compagnie n’est pas la fin. Vous avez six ans à partir du vol pour demander la somme fixe à un tribunal.',
  },
}
