/**
 * Three letters in a row that words of one language have more than those of the others; "_" is the end of a word. They tell the
 * language of a line too short to have small words: "Wasserrohrbruch", "Muffa in casa". Picked by a fit over the words of
 * `training/` and `glossaries/`, the 120 that tell most for each language.
 */
const GROUPS = {
  de: {
    most: '_zu aus ein eit en_ ich ohn sch ung',
    much: '_ab _au _be _er _fü _ge _ha _ih _ka _ko _kr _kü _un _vo _we _wi ach ag_ ahl ahn ahr amt ass atz aub auf bei ch_ chl chs cht det die ehe ehr eis em_ erk ert etr etz eue fah fal ft_ gel gem gt_ hau hei hen hle hn_ hne hr_ hre ht_ ieb iel ig_ ige kas kau kla kon lau lt_ lte mei mie mit mme mt_ nac nd_ neu nn_ nto nz_ oll rag rau rei rin rla rn_ rt_ run rüc sge ss_ st_ tag tet tun tz_ uer ufe und uns vat vor wei wie wir zah zei zug änd ück ünd',
  },
  en: {
    most: '_sh _th _wh ate ay_ ds_ ear ed_ ey_ ll_ ly_ nt_ ow_ rs_ ry_ th_ ty_',
    much: '_be _br _ch _cl _du _go _ke _la _lo _pu _ta _wa _wi _wr _yo ack aid ail ain air ake al_ an_ ash ays ble by_ ce_ ch_ ck_ ct_ cy_ day dge dy_ ead eas ebt ect ee_ een es_ ew_ ff_ for gh_ ght gs_ har hea hou ic_ ick id_ ide ies igh ing ip_ ith ity ive ks_ law ld_ lea lif low nce nd_ ng_ not ns_ ny_ od_ ome on_ ook or_ ose oun our ove owe own pay pt_ rd_ rth ses sh_ sho ss_ st_ the tho tio ts_ und ve_ wn_ you ys_',
  },
  es: {
    most: '_ll ado ar_ as_ da_ dad do_ go_ ión lo_ os_ rá_ ta_ to_ ía_ ón_',
    much: '_ac _co _cu _de _em _es _ex _us aba aci ad_ ada ago aje al_ an_ aro ará asa azo año ba_ bre ca_ cer cho cia cib cio ció co_ cob cta cto cua des dic dor ea_ eci ene ero es_ ese fec ga_ ha_ ho_ ia_ ica ida ido ien iga io_ ir_ iza ió_ ja_ jo_ la_ les lta ma_ mit mo_ mos mpa na_ nci nes no_ nta nte obr one or_ pon pue que qui ra_ rec ria rio rme ro_ rre rse rte ría sa_ so_ tam tar tó_ uda ued uie vo_ za_ án_ ña_ ño_',
  },
  fr: {
    most: '_dé _ré ais es_ ez_ lé_ nt_ pré ré_ sé_ té_ ux_ ée_ és_',
    much: '_av _ch _mé _pl _éc _él _ét _év ac_ ai_ aie air ait ant app arc ard aut aux bie bou cha ché cou dem di_ dé_ eau eme eur eux ge_ gne gé_ ie_ ien ier ieu ign ill iqu ir_ ire is_ it_ ite ité ié_ jet jou le_ lle mal me_ moi méd ndu ne_ nou ns_ né_ oi_ oir ois oit omm on_ onn our ous ouv oye pas peu pou que rai re_ roi rs_ réa rés rêt sai se_ ser te_ tif tio tre ts_ ttr ue_ uit ur_ us_ ut_ ué_ voi yé_ ère ès_ édi ées éra éri',
  },
  it: {
    most: '_ri ato ci_ enz gli ia_ io_ li_ mo_ ni_ no_ ri_ ro_ rà_ si_ so_ ta_ ti_ to_ tà_ zio',
    much: '_gi _sc _tr acc aga ale amo are arm ata att avv azi bia bil bit ca_ chi co_ con da_ dal del di_ do_ dov ede egn ei_ ell eri erà esi ess ett far ffi ggi gia gio giu gno iam ico ile ità ivi izi izz la_ lla lo_ ma_ men mes mi_ na_ ndo ne_ non nte nti nza nzi olt one oni ore ori oro ost ott pag per qua ra_ re_ ric rmi rsa sa_ ssa sti tat tta tti tto ttu tui uff uo_ uol ura va_ vi_ vo_ za_ zia zo_',
  },
  nl: {
    most: '_on aal aan aar aat cht eer en_ ij_ ijn lij oet oon oor raa rij roe sch tie uur',
    much: '_aa _af _be _ee _ge _he _ho _hu _ka _kl _ko _op _sl _ui _va _vr _we _ze _zi _zo aag aak ag_ ak_ bij boe bur ct_ dag der dt_ eed eel eft eid ek_ eke eld elk eme erk eru esl et_ eur eve eze gd_ gev goe hoo hui huu ie_ iet ijd ijf ijk ing jn_ kan ken ker kke kt_ kte laa loo maa mee mij nd_ nem ng_ oed og_ ond ooi oud ouw rek rug rui sla taa tij toe uit ure uto uw_ van ver voo waa wat wij zeg zes zet',
  },
} as const satisfies Record<string, { most: string; much: string }>

/** Of a small word. */
const WEIGHT = 0.4

/** How much each group speaks for each language. */
const INDEX: ReadonlyMap<string, readonly (readonly [language: string, weight: number])[]> =
  indexGroups()

/** Whether the letters of that language are known here. */
export function hasLetterGroups(language: string): boolean {
  return Object.hasOwn(GROUPS, language)
}

/** Shorter words are small words, or names of firms. */
const SHORTEST = 3

/** Adds how much the letters of the words speak for each language. Linear in them. */
export function addLetterGroups(
  words: readonly string[],
  add: (language: string, weight: number) => void,
): void {
  for (const word of words.filter((one) => one.length >= SHORTEST)) {
    const whole = `_${word}_`
    for (let at = 0; at + 3 <= whole.length; at += 1)
      for (const [language, weight] of INDEX.get(whole.slice(at, at + 3)) ?? [])
        add(language, weight)
  }
}

function indexGroups(): Map<string, (readonly [string, number])[]> {
  const index = new Map<string, (readonly [string, number])[]>()
  for (const [language, { most, much }] of Object.entries(GROUPS))
    for (const [groups, weight] of [
      [most, 2 * WEIGHT],
      [much, WEIGHT],
    ] as const)
      for (const group of groups.split(' '))
        index.set(group, [...(index.get(group) ?? []), [language, weight]])
  return index
}
