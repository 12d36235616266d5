/** English: signs of countries, of the nations of the United Kingdom, and of fields of life. */
import type { CueRow } from './cue.ts'

export const EN_PLACE_AND_TOPIC_CUES = [
  {
    means: 'sign',
    sign: 'scotland',
    cues: `
      sheriff court | sheriff officer | sheriff officers | summary warrant |
      charge for payment | messengers at arms | pursuer | defender | simple procedure |
      first tier tribunal for scotland | scottish water | private residential tenancy |
      notice to leave | arrestment | debtors (scotland) act | scotland | court of session |
      edinburgh | glasgow | aberdeen | dundee | inverness | stirling council | fife council |
      highland council | aberdeenshire | angus council | argyll | clackmannanshire | dumfries | ayrshire |
      dunbartonshire | east lothian | west lothian | midlothian | falkirk council | renfrewshire |
      inverclyde | moray council | lanarkshire | orkney | kinross | scottish borders | shetland | the highlands |
      comhairle nan eilean siar | schottland | écosse | escocia | escócia | scozia | schotland | szkocja | szkocji | scoția |
      шотландия | шотландии | шотландія | шотландії`,
  },
  {
    means: 'sign',
    sign: 'northern_ireland',
    cues: `
      enforcement of judgments office | land property services | land and property services |
      northern ireland | belfast | rates bill | ratepayer | rate rebate | rate demand |
      nordirland | irlande du nord | irlanda del norte | irlanda del nord | irlanda do norte | irlanda de nord |
      noord ierland | irlandia północna | irlandii północnej | північна ірландія | північній ірландії |
      северная ирландия | северной ирландии | civil bill | housing executive | derry | lisburn | newry | county antrim | county down |
      newtownabbey | ards and north down | armagh | causeway coast | fermanagh | east antrim | mid ulster`,
  },
  {
    means: 'sign',
    sign: 'wales',
    cues: `
      cyngor | wales | cymru | cardiff council | swansea council | gwynedd | renting homes |
      occupation contract | treth | rhondda | caerphilly | wrexham | ceredigion | powys |
      conwy | newport city council | pembrokeshire | carmarthenshire | monmouthshire |
      flintshire | denbighshire | vale of glamorgan | isle of anglesey | blaenau gwent |
      torfaen | merthyr tydfil | neath port talbot | bridgend county | pays de galles |
      país de gales | galles | walia | walii | țara galilor | уэльс | уэльсе | уельс`,
  },
  {
    means: 'sign',
    sign: 'england',
    cues: `
      london borough | royal borough | london tribunals | transport for london |
      magistrates court | city of london | county court at | section 21 | form 6a |
      metropolitan borough | greater london`,
  },
  {
    means: 'sign',
    sign: 'gb',
    cues: `
      united kingdom | england and wales | england | scotland | wales | northern ireland |
      hmrc | county court | council tax | bailiff | bailiffs | financial conduct authority |
      registered in england | citizens advice | national debtline | stepchange | tv licence |
      dvla | dvsa | popla | magistrates court | solicitors regulation authority | universal credit |
      royal mail | financial ombudsman service | housing act 1988 | quid | barclays | hsbc |
      lloyds | natwest | enforcement agent | information commissioner | deposit protection |
      acas | dps | gov.uk | trade marks act 1994 | uk registered trade mark | companies act 2006 | intellectual property enterprise court | consumer rights act | equality act 2010 | employment rights act | landlord and tenant act 1985`,
  },
  {
    means: 'sign',
    sign: 'us',
    cues: `
      united states | internal revenue service | irs | social security number | attorney |
      attorneys | fdic | fair debt collection practices act | federal | zip code |
      small claims court | craigslist | california | texas | florida | new york | pennsylvania |
      ohio | illinois | massachusetts | washington dc | houston | certificate of deposit |
      apartment complex | landlord tenant act | medicare | lawsuit | superior court |
      district attorney | unemployment | usa | tips`,
  },
  {
    means: 'sign',
    sign: 'ca',
    cues: `
      canada | ontario | quebec | british columbia | alberta | residential tenancy branch |
      landlord and tenant board | tribunal administratif du logement | cra | toronto |
      vancouver | montreal | bc`,
  },
  {
    means: 'sign',
    sign: 'au',
    cues: `
      australia | pty ltd | pty | abn | new south wales | nsw | queensland | victoria | ncat |
      vcat | afca | australian`,
  },
  {
    means: 'sign',
    sign: 'nz',
    cues: `
      new zealand | tenancy tribunal | auckland | wellington | disputes tribunal |
      inland revenue`,
  },
  {
    means: 'sign',
    sign: 'ie',
    cues: `
      ireland | dublin | eir | eircode | revenue commissioners | residential tenancies board |
      dac | cork | galway | limerick | central bank of ireland | an post | eircom`,
  },

  {
    means: 'sign',
    sign: 'parking',
    cues: `
      parking | car park | penalty charge notice | pcn | parked | parking fine |
      parking ticket | bus lane | ulez | parkingeye | carpark | breach notice | breach fee | parking app |
      parking breach | parking lot | parking garage | pay and display | earlybird parking`,
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: `
      landlord | tenant | tenancy | rent | deposit | eviction | evict | mortgage | section 21 |
      leasehold | lease | letting agent | repairs | mould | housing | possession`,
  },
  {
    means: 'sign',
    sign: 'debt',
    cues: `
      debt | bailiff | bailiffs | ccj | county court judgment | council tax | loan |
      credit card | owe | arrears | enforcement agent | debt collector | lowell | cabot |
      collector | statute barred | balance | bankruptcy | tv licence | music licence`,
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: `
      refund | faulty | warranty | seller | bought | contract | insurance | subscription |
      delivery | retailer | shop | broadband | gym | cancel | airline | holiday | builder |
      scam | service provided | energy supplier | customer service`,
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: `
      employer | job | boss | dismissed | redundancy | redundant | wages | sacked | fired |
      manager | grievance | disciplinary | employment | holiday pay | zero hours | laid off |
      unemployment | sick pay | tribunal | work | shift`,
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: `
      police | arrested | caution | charged with | criminal | prosecuted | theft | assault |
      speeding | magistrates`,
  },
  {
    means: 'sign',
    sign: 'family',
    cues: `
      divorce | custody | child maintenance | ex wife | ex husband | child arrangements |
      my ex | csa | contact with my`,
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: `
      visa | home office | immigration | asylum | leave to remain | deported | settled status |
      brp | citizenship`,
  },
] as const satisfies readonly CueRow[]
