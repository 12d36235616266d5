/** The Dutch words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_NL: Words = {
  'us.public.right-moved': {
    says: 'Als u de zitting mist, kan de rechter bevelen dat u vertrekt. Geef een nieuw adres binnen vijf dagen door aan de rechtbank. Asiel moet meestal binnen een jaar worden gevraagd.',
  },
  'us.public.step-moved': {
    says: 'Kijk op de eigen site van de immigratierechtbank naar uw zittingsdag. Zoek een advocaat of een erkende helper. Pas op voor een notario.',
  },
  'us.public.right-sponsor': {
    says: 'De sponsor moet een inkomen laten zien van meestal 125% van de armoedegrens. Een tweede sponsor (joint sponsor) kan het tekort aanvullen.',
  },
  'us.public.right-citizen': {
    says: 'Als u geen burger mag worden, vraag dan binnen 30 dagen om een hoorzitting (Form N-336). Is er 120 dagen na het gesprek geen antwoord, dan kunt u naar de rechter.',
  },
  'us.life.want-citizen': {
    says: 'Het immigratiekantoor beslist over uw verzoek om burger te worden.',
  },
  'us.life.step-citizen': {
    says: 'Schrijf de datum van de brief op en laat hem lezen door een immigratieadvocaat of een erkende helper.',
  },
  'us.life.option-citizen': {
    says: 'Vraag om een hoorzitting met Form N-336, of vraag het later opnieuw aan.',
    title: 'Om een hoorzitting vragen',
    cost: 'Kosten om in te dienen, die kunnen worden kwijtgescholden',
    time: '30 dagen vanaf de ontvangst',
    risk: 'De feiten worden opnieuw bekeken.',
    bestFor: 'De reden klopt niet of u hebt nieuw bewijs.',
  },
  'us.life.right-green-card': {
    says: 'Meld een nieuw adres binnen tien dagen bij het immigratiekantoor. Voor een voorwaardelijke kaart is Form I-751 nodig in de 90 dagen voor die eindigt.',
  },
}
