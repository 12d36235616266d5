/** The Dutch words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_NL: Words = {
  'us.claim.want': {
    says: 'Iemand heeft u voor de rechter gebracht. Zij willen dat de rechter u laat betalen of u iets laat doen.',
  },
  'us.claim.who': {
    says: 'De eiser (plaintiff) is degene die naar de rechter gaat. U bent de gedaagde (defendant). De rechter heeft nog niets beslist.',
  },
  'us.claim.reality': {
    says: 'Dit is echt en heeft een korte termijn. Als u antwoordt, moeten zij hun zaak bewijzen. Als u niet antwoordt, winnen zij.',
  },
  'us.claim.rights-summary': {
    says: 'U kunt antwoorden, hun bewijs zien en uw verhaal aan een rechter vertellen. U hebt geen advocaat nodig om te antwoorden.',
  },
  'us.claim.not-yet': {
    says: 'Door dit papier kunnen zij niet aan uw loon of het geld op uw bank komen. Zij hebben eerst een vonnis nodig.',
  },
  'us.claim.know-default': {
    says: 'Veel zaken over schulden worden alleen gewonnen omdat niemand antwoordt. Na een antwoord moet een schuldkoper (debt buyer) vaak bewijs laten zien dat hij niet heeft.',
    learnMore:
      'Veel rechtbanken hebben op hun pagina voor zelfhulp een formulier om te antwoorden.',
  },
  'us.claim.right-heard': {
    says: 'U hebt het recht om van de zaak te horen en om gehoord te worden voor een rechter beslist.',
  },
  'us.claim.right-proof': {
    says: 'U hebt het recht om hen te laten bewijzen dat u dit bedrag schuldig bent en dat de schuld van hen is.',
  },
  'us.claim.right-wages': {
    says: 'Ook als zij winnen, houdt u het grootste deel van uw loon. Bij een gewone schuld gaat er hoogstens een kwart af, en minder bij een laag loon.',
  },
  'us.claim.right-old': {
    says: 'Een incassobureau mag u niet voor de rechter brengen als de wettelijke termijn voor de schuld voorbij is. U moet dat zelf in uw antwoord zeggen.',
  },
  'us.claim.right-place': {
    says: 'Een incassobureau mag u alleen voor de rechter brengen waar u nu woont of waar u het contract hebt getekend.',
  },
  'us.claim.right-service': {
    says: 'In actieve militaire dienst kunt u de rechtbank vragen om minstens 90 dagen te wachten. Er mag geen vonnis komen voor dit is nagekeken.',
  },
  'us.claim.right-waiver': {
    says: 'Kunt u de kosten van de rechtbank niet betalen? Vraag de griffie (clerk) om een formulier voor vrijstelling (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'Bij een federale rechtbank hebt u 21 dagen om te antwoorden nadat de papieren aan u zijn gegeven.',
    action: 'Uw antwoord indienen bij de federale rechtbank',
    consequence: 'De rechtbank kan zonder u beslissen (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'De tijd loopt vanaf de dag dat de papieren aan u zijn gegeven, in veel staten maar 20 tot 30 dagen. Schrijf die dag op.',
  },
  'us.claim.warning-late': {
    says: 'Uw tijd is misschien bijna om. Dien vandaag een antwoord in, of bel de griffie (clerk) en vraag of er al een verstek (default) is genoteerd.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Een schuldkoper moet een volledige reeks papieren laten zien, van de eerste geldgever tot hemzelf.',
    actionable: 'Vraag in uw antwoord om de papieren van elke verkoop van de schuld.',
  },
  'us.claim.not-served': {
    says: 'Het maakt uit hoe u de papieren hebt gekregen. Een zaak kan worden gestopt als ze nooit op de juiste manier aan u zijn gegeven.',
    actionable:
      'Schrijf op hoe en wanneer u de papieren kreeg. Zeg het tegen de rechtbank als het niet goed is gegaan.',
  },
}
