/** Letters from debt collectors: tactics. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_NL: Words = {
  'gb.debt.tactic-agreement': {
    says: 'Vraag om uw kredietovereenkomst (credit agreement) voordat u over betalen praat. Kunnen ze die niet vinden, dan staat u veel sterker.',
    risk: 'Misschien vinden ze die wel. Dan kan de schuld weer worden afgedwongen.',
    notWhen: 'U wilt snel betalen, of er loopt al een eis bij de rechter (court claim).',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Houd het op papier. Aan de telefoon beloven mensen te veel. Een brief geeft u tijd en laat een spoor na.',
    risk: 'Brieven zijn langzamer dan bellen.',
    notWhen: 'Er is bijna een zitting.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Zeg hun dat een schuldadviseur u met een plan helpt. Ze moeten dan een redelijke tijd wachten, vaak 30 dagen.',
    risk: 'De rente kan doorlopen.',
    notWhen: 'U hebt geen advies gevraagd.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Een adempauze (breathing space) stopt de meeste rente en acties voor 60 dagen. Alleen een schuldadviseur kan haar regelen.',
    risk: 'U kunt haar één keer in twaalf maanden krijgen. U blijft de schuld schuldig.',
    notWhen: 'U zou nu zonder problemen kunnen betalen.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Eén betaling nu is voor hen meer waard dan jarenlang kleine bedragen. Een lager bedrag in één keer kan de schuld beëindigen.',
    risk: 'De rest kan aan een ander bedrijf worden verkocht als de afspraak niet op papier staat.',
    notWhen: 'De schuld is misschien te oud, of is niet van u.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Gebruik het woord klacht (complaint). Dan beginnen acht weken te lopen. Daarna kan de Ombudsman gratis helpen.',
    risk: 'Een klacht stopt zelf geen eis bij de rechter (court claim).',
    notWhen: 'Er is een formulier van de rechter gekomen. Beantwoord dat eerst.',
  },
}
