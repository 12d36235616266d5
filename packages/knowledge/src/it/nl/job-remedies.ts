/** The Dutch words of Italy: job remedies. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_WORDS: Words = {
  'it.job.right-just-cause': {
    says: 'Voor ontslag op staande voet (giusta causa) is een fout nodig die zo ernstig is dat geen dag werk meer kan. De werkgever moet haar bewijzen.',
  },
  'it.job.right-no-charge': {
    says: 'Aangenomen sinds 7 maart 2015 in een bedrijf met meer dan 15 mensen? Zonder schriftelijk verwijt en vijf dagen voor antwoord krijgt u minstens een maand loon per jaar.',
  },
  'it.job.right-court-time': {
    says: 'Na de schriftelijke aanvechting hebt u 180 dagen om naar de rechter te gaan of bemiddeling te vragen. Zegt de andere kant nee, dan blijven 60 dagen over.',
  },
  'it.job.right-old-hire': {
    says: 'Aangenomen voor 7 maart 2015 in een bedrijf met meer dan 15 mensen? Dan kan de rechter de baan in meer gevallen teruggeven, of 12 tot 24 maanden loon.',
  },
  'it.job.right-labour-office': {
    says: 'Aangenomen voor 7 maart 2015 in een groter bedrijf? Bij economische redenen moeten ze u eerst naar het arbeidsbureau roepen.',
  },
  'it.job.right-fixed-term': {
    says: 'Een tijdelijke baan mag 12 maanden duren, of 24 met een wettelijke reden. Schrijf binnen 180 dagen na het einde om haar aan te vechten.',
  },
  'it.job.right-trial': {
    says: 'Een proeftijd telt alleen als zij getekend was voordat u begon en uw taken noemde. Na zes maanden beschermen de gewone regels u.',
  },
  'it.job.deadline-sanction': {
    says: 'Tegen een kleinere straf hebt u 20 dagen om een commissie bij het arbeidsbureau te vragen. Dan moet de straf wachten.',
    action: 'Het arbeidsbureau een bemiddelingscommissie vragen',
    consequence: 'De straf geldt meteen. U kunt nog naar een rechter.',
  },
  'it.job.want-sanction': {
    says: 'Uw werkgever straft u op het werk. U houdt uw baan.',
  },
  'it.job.right-sanction': {
    says: 'Meer dan een mondelinge waarschuwing vraagt een schriftelijk verwijt en vijf dagen. Een boete is hooguit vier uur loon, een schorsing tien dagen.',
  },
  'it.job.right-sanction-fair': {
    says: 'De straf moet passen bij de fout, en de regels moeten zichtbaar hangen. Na twee jaar telt zij niet meer.',
  },
  'it.job.want-transfer': {
    says: 'Uw werkgever wil u naar een andere werkplek overplaatsen.',
  },
  'it.job.right-transfer': {
    says: 'Overplaatsen mag alleen om echte redenen van het bedrijf, die het moet bewijzen. Wie een gehandicapt familielid verzorgt, moet instemmen.',
  },
  'it.job.deadline-transfer': {
    says: 'Om een overplaatsing te betwisten, schrijft u binnen 60 dagen na ontvangst. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'De overplaatsing schriftelijk betwisten (impugnazione)',
    consequence: 'U kunt haar niet meer betwisten.',
  },
}
