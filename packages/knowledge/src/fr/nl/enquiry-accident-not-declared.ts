/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'Het is niet te laat. De 48 uur gelden voor de werkgever. Meldt hij niets, dan kunt u het ongeval zelf bij de CPAM aangeven, tot het einde van het tweede jaar erna. Stuur de doktersverklaring met “accident du travail” mee, met namen van getuigen. Weiger gewoon ziekteverlof en meld het uw baas vandaag schriftelijk. U krijgt meer geld, zonder wachtdagen. U mag er niet voor worden gestraft.',
  },
  'fr.ask-work.accident-pay': {
    says: 'De CPAM betaalt vanaf de dag na het ongeval, zonder wachtdagen: 60 % van uw dagloon gedurende 28 dagen, daarna 80 %, tot een grens. De werkgever betaalt de dag van het ongeval volledig. Na een jaar in het bedrijf is hij meestal ook een aanvulling schuldig. Zorg is gratis met het ongevalsformulier (feuille d’accident). Stuur de ziekmelding binnen 48 uur naar beide.',
  },
  'fr.ask-work.accident-dismissed': {
    says: 'Zolang u thuis bent na een arbeidsongeval, mag het bedrijf alleen ontslaan om een zware fout, of als het u niet kan houden om een reden los van het ongeval. Anders is het ontslag nietig: u mag terug of krijgt minstens zes maanden loon. Een ongeval op weg naar het werk heeft die bescherming niet. Een tijdelijk contract eindigt toch op zijn dag. Betwist het per aangetekende brief, en daarna binnen een jaar bij de arbeidsrechter.',
  },
}
