/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'us.public.want': {
    says: 'Een overheidskantoor wil dit geld. Kijk waar het voor is, hoe het bedrag is opgebouwd en tot wanneer u kunt betwisten.',
  },
  'us.public.reality': {
    says: 'Een overheidskantoor stuurde dit. Veel kunnen een belastingteruggave nemen, sommige ook loon, zonder rechtszaak. Doe iets vóór de laatste dag.',
  },
  'us.public.who': {
    says: 'Het is een overheidskantoor. De federale incassowet bindt het eigen personeel niet; de eigen regels tellen.',
  },
  'us.public.know-refund': {
    says: 'Voordat een belastingteruggave van de staat wordt genomen, komt meestal een bericht, vaak met 30 dagen voor een hoorzitting.',
  },
  'us.public.right-benefits': {
    says: 'Een stad, county of staat mag uw Social Security of SSI niet nemen voor kosten, boetes of rekeningen.',
  },
  'us.public.step-dispute': {
    says: 'Klopt het niet, schrijf dan vóór de laatste dag. Zeg waarom, vraag om herziening of een zitting en stuur kopieën.',
  },
  'us.public.step-plan': {
    says: 'Bent u het schuldig? Vraag een betaalplan of een lager bedrag wegens geldnood. Vraag het op papier en bewaar bonnen.',
  },
  'us.public.option-plan': {
    says: 'Laat inkomen en kosten zien. Bied een maandbedrag dat u kunt volhouden.',
    title: 'Vraag het kantoor om een plan',
    cost: 'Wat u afspreekt',
    time: 'Dagen tot weken',
    risk: 'Mist u een betaling, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles tegelijk betalen.',
  },
  'us.public.attorney-general': {
    says: 'In sommige staten int de attorney general voor kantoren, ziekenhuizen en hogescholen van de staat. Vraag daar de papieren van de schuld.',
  },
  'us.public.loan-reality': {
    says: 'Dit is een federale studielening. Een deel van uw loon en uw belastingteruggave kan zonder rechter worden genomen. Eerst moet bericht komen.',
  },
  'us.public.loan-no-limit': {
    says: 'Een federale studielening verjaart niet. Wachten helpt niet, een plan of rehabilitation wel.',
  },
  'us.public.loan-step': {
    says: 'Log in op StudentAid.gov, zelf getypt. Bekijk uw leningen en bel het nummer daar over een plan.',
  },
  'us.public.federal-pay': {
    says: 'Voor een federale schuld mag hoogstens 15% van het nettoloon worden genomen. 30 dagen eerder moet bericht komen.',
  },
  'us.public.federal-hearing': {
    says: 'Vraag schriftelijk om een zitting vóór de dag die in het bericht staat. Dan wordt tot de beslissing geen loon genomen.',
  },
}
