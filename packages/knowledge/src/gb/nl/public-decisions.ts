/** Dutch: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_NL: Words = {
  'gb.homeless.wants': {
    says: 'De gemeente zegt wat ze doet, of niet, nu u dakloos bent. U kunt om een nieuwe blik vragen.',
  },
  'gb.homeless.right-review': {
    says: 'Vraag binnen 21 dagen om een toets (review). Daarna kunt u binnen 21 dagen naar de County Court als het recht fout was.',
  },
  'gb.homeless.right-stay': {
    says: 'Vraag de gemeente u te huisvesten tot de beslissing. Ze kan dat, en moet naar uw redenen kijken.',
  },
  'gb.homeless.step': {
    says: 'Vraag vandaag advies bij Shelter of een advocaat; dat kan gratis zijn. Stuur bewijs van een arts van wat u niet aankunt.',
  },
  'gb.homeless.wales': {
    says: 'Vraag binnen 21 dagen om een toets (review). Vraag de gemeente u intussen te huisvesten.',
  },
  'gb.homeless.scotland': {
    says: 'Vraag binnen 21 dagen om een toets (review). In Schotland heeft ieder die dakloos is voorlopig recht op een plek.',
  },
  'gb.harass.right-order': {
    says: 'Iemand op twee of meer dagen lastigvallen is strafbaar, en stalken ook. Een rechter kan het verbieden en u geld geven.',
  },
  'gb.harass.scotland': {
    says: 'U kunt de rechter om een verbod (non-harassment order) vragen. Het breken is strafbaar. Bewaar elk bericht en ga naar de politie.',
  },
  'gb.harass.images': {
    says: 'Een intiem beeld delen zonder uw ja, of daarmee dreigen, is strafbaar. Bewaar de berichten en ga naar de politie.',
  },
  'gb.harass.answer': {
    says: 'Bewaar elk bericht en noteer elk bezoek. Meld het bij de politie als stalking. Een rechter kan het verbieden. Bel bij gevaar 999.',
  },
  'gb.home-sale.wants': { says: 'Het bedrijf wil dat u een contract houdt dat u wilt stoppen.' },
  'gb.home-sale.right-cancel': {
    says: 'Tekende u thuis, aan de telefoon of online, dan kunt u binnen 14 dagen opzeggen. Schreven ze dat niet, dan hebt u tot een jaar meer. Dingen op maat vallen erbuiten.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Ze mogen alleen houden wat hun echte verlies is. Een regel waardoor ze een hele grote aanbetaling houden, bindt u misschien niet.',
  },
  'gb.home-sale.step': {
    says: 'Zeg vandaag schriftelijk op en houd bewijs. Vraag de bladzijde over uw recht om op te zeggen, en een lijst van hun echte kosten.',
  },
  'gb.refund.right-card': {
    says: 'Bij een aankoop met een creditcard boven £100 en tot £30,000 is de kaartfirma met de verkoper aansprakelijk. Voor minder vraagt u chargeback.',
  },
  'gb.file.right-correct': {
    says: 'U kunt uw kredietgegevens gratis zien en fouten laten verbeteren. Schrijf het bureau en het bedrijf. U kunt een notitie van 200 woorden toevoegen.',
  },
  'gb.licence.right-medical': {
    says: "Stuur nieuwe medische feiten en vraag de DVLA om een nieuwe blik. U kunt binnen zes maanden naar een Magistrates' Court, of in Schotland binnen 21 dagen naar een sheriff.",
  },
  'gb.badge.right-again': {
    says: 'Vraag de gemeente schriftelijk waarom, en om een nieuwe blik met meer medisch bewijs. Daarna zijn er haar klachtweg en de Local Government Ombudsman.',
  },
  'gb.caution.right-lawyer': {
    says: 'U kunt een advocaat meenemen, en wat u zegt kan bij de rechter tellen. U hoeft geen boete te nemen in plaats van vervolging.',
  },
  'gb.job.right-illness': {
    says: 'Een ziekte van een jaar of meer kan een beperking zijn. Dan moet de werkgever eerst eerlijke aanpassingen doen, en mag u niet zonder goede reden ontslaan.',
  },
  'gb.job.right-report': {
    says: 'Voor een rapport van uw eigen arts is uw toestemming nodig. U kunt het eerst zien en fouten laten verbeteren.',
  },
  'gb.job.flexible': {
    says: 'U mag twee keer per jaar flexibel werk vragen, vanaf dag één. De werkgever moet met u praten, binnen twee maanden antwoorden en een wettige reden geven.',
  },
  'gb.job.grievance': {
    says: 'Uw werkgever moet een klacht onderzoeken, u met een begeleider spreken en beroep toelaten. Let intussen op de termijn van de arbeidsrechter.',
  },
  'gb.scotland.right-debt-plan': {
    says: 'Een betaalplan (Debt Arrangement Scheme) laat u alle schulden in de tijd betalen. Het stopt rente en stappen van schuldeisers. Een geldadviseur regelt het.',
  },
}
