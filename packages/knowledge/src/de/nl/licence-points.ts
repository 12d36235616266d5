/** The Dutch words of Germany: licence points. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_NL: Words = {
  'de.points.want': {
    says: 'Het rijbewijskantoor schrijft over uw punten in het rijregister (Fahreignungsregister).',
  },
  'de.points.reality': {
    says: 'Bij vier of vijf punten krijgt u een vermaning, bij zes of zeven een waarschuwing. Bij acht wordt het rijbewijs genomen.',
  },
  'de.points.right-seminar': {
    says: 'Met vijf punten of minder haalt een cursus één punt weg, één keer in vijf jaar. Lever het papier binnen twee weken in. Met zes haalt zij er geen weg.',
  },
  'de.points.right-steps': {
    says: 'Ze moeten stap voor stap gaan. Is een stap overgeslagen? Dan dalen uw punten tot vijf of zeven.',
  },
  'de.points.right-delete': {
    says: 'Punten verdwijnen na twee en een half, vijf of tien jaar, naar hoe ernstig de daad was.',
  },
  'de.points.right-no-stop': {
    says: 'Bij acht punten stopt een bezwaar het verlies niet: u mag niet rijden. Een rechter kan een stop geven. Een nieuw rijbewijs komt op zijn vroegst na zes maanden.',
  },
  'de.points.step': {
    says: 'Vraag het KBA uw eigen vermeldingen: het is gratis. Vergelijk elke daad, de dag en of zij oud genoeg is om te verdwijnen.',
  },
  'de.points.option': {
    says: 'Boek de cursus nu, terwijl u nog vijf punten of minder hebt.',
    title: 'De cursus volgen',
    cost: 'Enkele honderden euro’s.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'U hebt één tot vijf punten.',
  },
  'de.public.fine-right-list': {
    says: 'Verkeersboetes staan in een lijst voor heel Duitsland. De bedragen gelden voor een vergissing in gewone omstandigheden. Vergelijk de uwe: voor meer moet het kantoor een reden geven.',
  },
}
