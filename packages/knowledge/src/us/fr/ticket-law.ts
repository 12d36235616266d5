/** The French words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_FR: Words = {
  'us.ticket.right-due-process': {
    says: 'Une ville ou un État doit vous dire la pénalité et vous laisser être entendu avant qu’elle soit définitive.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Des amendes bien trop hautes pour ce qui a été fait sont interdites. Cela vaut aussi pour les États et les villes.',
  },
  'us.toll.right-owner': {
    says: 'L’avis va au propriétaire. Si la voiture était vendue, volée ou louée, la loi de l’État vous laisse le plus souvent montrer qui l’avait.',
  },
  'us.toll.step-official': {
    says: 'Vérifiez-le sur le propre site de l’agence de péage, que vous tapez vous-même. Les faux messages de péage sont fréquents. Demandez à payer le péage sans frais.',
  },
  'us.ticket.de-toll': {
    says: 'Dans le Delaware, le propriétaire répond du péage, sauf dans les cas nommés par la loi. Vous pouvez contester l’avis au plus tard à la date qu’il indique.',
  },
  'us.ticket.de-surcharge': {
    says: 'Dans le Delaware, des sommes en plus peuvent être ajoutées à une amende seulement comme la loi les nomme. Demandez que chacune soit expliquée.',
  },
  'us.ticket.ca-parking': {
    says: 'En Californie, vous pouvez demander un premier examen gratuit dans les 21 jours après une amende de stationnement, ou 14 jours après un avis envoyé. Une audience vient ensuite.',
  },
  'us.ticket.ca-toll': {
    says: 'En Californie, vous pouvez contester gratuitement un avis de péage dans les 21 jours après son émission. Il y a des plans de paiement pour les bas revenus.',
  },
  'us.ticket.ca-declaration': {
    says: 'En Californie, vous pouvez contester une infraction de la route par écrit, sans aller au tribunal (trial by written declaration).',
  },
  'us.ticket.ny-parking': {
    says: 'Dans la ville de New York, vous avez 30 jours pour répondre à une amende de stationnement avant que les frais montent. Vous pouvez demander une audience en ligne ou par courrier.',
  },
  'us.ticket.ny-toll': {
    says: 'Dans l’État de New York, le propriétaire de la voiture répond des péages par courrier. Une voiture volée ou louée est une défense.',
  },
  'us.ticket.fl-thirty': {
    says: 'En Floride, vous avez 30 jours après une amende de la route pour payer, choisir un stage de conduite ou demander une audience.',
  },
  'us.ticket.fl-camera': {
    says: 'En Floride, un avis de caméra de feu rouge vous donne 60 jours pour payer, nommer un autre conducteur ou demander une audience.',
  },
  'us.ticket.fl-toll': {
    says: 'En Floride, un péage impayé est une amende de la route. Vous pouvez la payer, ou demander une audience au tribunal.',
  },
  'us.ticket.tx-camera': {
    says: 'Au Texas, les villes ne peuvent pas donner d’amendes par des caméras de feu rouge, selon une loi de 2019.',
  },
  'us.ticket.tx-parking': {
    says: 'Au Texas, vous pouvez demander une audience sur une amende de stationnement de la ville, et faire appel au tribunal de la ville (municipal court).',
  },
  'us.ticket.tx-toll': {
    says: 'Au Texas, un propriétaire qui a vendu ou loué la voiture avant le trajet ne doit pas le péage. Envoyez la preuve à temps.',
  },
  'us.ticket.il-parking': {
    says: 'Dans l’Illinois, une ville doit offrir une audience sur une amende de stationnement ou de caméra, en personne ou par courrier.',
  },
  'us.ticket.il-toll': {
    says: 'Dans l’Illinois, vous pouvez demander une audience à l’agence de péage sur un avis de faute. Une voiture volée ou louée est une défense.',
  },
  'us.ticket.pa-toll': {
    says: 'En Pennsylvanie, le propriétaire répond des péages, mais peut montrer que la voiture était volée, vendue ou louée.',
  },
  'us.ticket.nj-parking': {
    says: 'Dans le New Jersey, une amende de stationnement va au tribunal de la ville (municipal court). Vous pouvez y plaider non coupable (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'Dans le Massachusetts, vous avez 21 jours pour payer ou contester une amende de stationnement.',
  },
  'us.ticket.ma-citation': {
    says: 'Dans le Massachusetts, vous avez 20 jours après une amende de la route pour la payer ou demander une audience.',
  },
  'us.ticket.wa-response': {
    says: 'Dans l’État de Washington, vous pouvez répondre à une infraction de trois façons : payer, expliquer, ou contester à une audience. L’avis donne les jours.',
  },
  'us.ticket.oh-parking': {
    says: 'Dans l’Ohio, vous pouvez répondre à une amende de stationnement en payant, en expliquant ou en la niant, et demander une audience.',
  },
  'us.ticket.va-toll': {
    says: 'En Virginie, vous pouvez montrer au tribunal que vous ne conduisiez pas, ou que la voiture était volée ou vendue.',
  },
  'us.ticket.md-toll': {
    says: 'Dans le Maryland, vous pouvez contester une amende de péage à la District Court, ou nommer qui conduisait.',
  },
  'us.ticket.ask-step-date': {
    says: 'Cherchez le dernier jour sur le papier et agissez avant. Le manquer peut ajouter des frais.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Rassemblez des preuves : photos des panneaux, reçus, et papiers qui montrent qui avait la voiture.',
  },
  'us.ticket.ask-step-real': {
    says: 'Vérifiez que c’est vrai : cherchez vous-même la ville, le tribunal ou l’agence. N’utilisez pas un lien d’un message.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Demandez une audience ou un examen, de la façon que dit le papier.',
    title: 'Contester',
    cost: 'Gratuit presque partout',
    time: 'Au plus tard à la date indiquée sur le papier',
    risk: 'Une réduction pour paiement rapide peut être perdue.',
    bestFor: 'C’est faux, ou un autre avait la voiture.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Demandez de payer en plusieurs fois, ou une somme plus basse si votre revenu est bas.',
    title: 'Demander un plan',
    cost: 'Une partie chaque mois',
    time: 'Avant la date indiquée sur le papier',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas tout payer d’un coup.',
  },
  'us.ticket.private-contract': {
    says: 'Une entreprise privée doit montrer que vous avez accepté ses conditions : des panneaux clairs et une somme juste. Un tribunal décide si vous n’êtes pas d’accord.',
  },
  'us.ticket.private-records': {
    says: 'Une entreprise peut obtenir votre nom des registres des véhicules seulement pour les usages qu’une loi fédérale liste.',
  },
  'us.ticket.private-collector': {
    says: 'Si une agence de recouvrement écrit à ce sujet, vous pouvez demander des preuves dans les 30 jours. Elle ne peut pas l’appeler une amende ni menacer d’arrestation.',
  },
  'us.ticket.pa-parking': {
    says: 'En Pennsylvanie, vous pouvez plaider non coupable pour une amende de parking et être entendu. À Philadelphie, contestez-la au Bureau of Administrative Adjudication.',
  },
}
