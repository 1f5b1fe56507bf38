// The tables of the knowledge file once more, for the second reading: key, category and importance
// (first letters), days, condition. Copied from the rules and not from the product's own tables.
export const ROWS = {
  hindu: `
    civ-pronounce pe D+0
    hin-bedside pr D+0
    civ-authority pe D+0
    hin-priest pe D+0
    civ-transfer pe D+0
    hin-crematory pe D+0..D+1
    civ-record pe D+0..D+2
    civ-permit pe S-1
    hin-samagri pr S-1
    hin-snana pe S-1..S+0
    hin-darshan cr S+0
    hin-pinda ce S+0
    hin-procession cr S+0
    hin-dahan ce S+0
    hin-return mr S+0
    hin-ashaucha me D+0..D+12
    hin-meeting mo S+1..S+3 optIn
    hin-asthi me S+2
    hin-visarjan mr S+3..S+9
    hin-day10 mr D+9
    hin-day11-12 me D+10..D+11
    hin-day13 me D+12
    civ-notices ar D+14
    civ-grief ar S+14
    hin-varshik mr TITHI(1)
  `,
  muslim: `
    civ-pronounce pe D+0
    mus-bedside pr D+0
    civ-authority pe D+0
    mus-masjid pe D+0
    civ-transfer pe D+0
    civ-record pe D+0..D+1
    civ-permit pe S-1..S+0
    mus-announce pr D+0..D+1
    mus-ghusl pe S+0
    mus-kafan pe S+0
    mus-janazah ce S+0
    mus-procession cr S+0
    mus-burial ce S+0
    mus-grave-dua cr S+0
    mus-wahshat mo S+0 branch=shia
    mus-taziyah me D+0..D+2
    mus-meals ar D+0..D+2
    mus-charity mr D+3
    mus-day3-7 mo D+2..D+6 optIn
    mus-day40 mo D+39 optIn
    mus-debts ar D+7
    civ-notices ar D+10
    mus-iddah ar D+0..ISL(D,4mo+10d) survivingWife
    civ-grief ar S+14
    mus-marker mo S+30..S+90
  `,
  jewish: `
    civ-pronounce pe D+0
    jew-aninut pr D+0..S+0
    jew-rabbi pe D+0
    civ-authority pe D+0
    civ-transfer pe D+0
    jew-date pe D+0
    civ-record pe D+0..D+1
    civ-permit pe S-1..S+0
    jew-shmirah pe D+0..S+0
    jew-aron pe D+0..D+1
    jew-tahara pe S-1..S+0
    jew-tachrichim pe S-1..S+0
    jew-kriah ce S+0
    jew-levayah ce S+0
    jew-kevurah ce S+0
    jew-shurah cr S+0
    jew-seudah mr S+0
    jew-shiva me S+0..S+6
    jew-shiva-end mr S+6
    jew-shloshim me S+29
    civ-notices ar D+10
    civ-grief ar S+30
    jew-kaddish mr S+0..HEB(S,11mo)
    jew-unveiling mr S+30..HEB(D,12mo)
    jew-yahrzeit me YAHRZEIT(1)
  `,
  christian: `
    civ-pronounce pe D+0
    chr-clergy pe D+0
    civ-authority pe D+0
    civ-transfer pe D+0
    civ-record pe D+0..D+5
    chr-date pe D+1
    chr-liturgy pr S-3
    civ-announce pr S-3
    chr-prepare pr S-2
    civ-permit pe S-2
    civ-veteran po S-2 veteran
    chr-visitation cr S-1
    chr-vigil cr S-1 branch=catholic
    chr-trisagion ce S-1 branch=orthodox
    chr-funeral ce S+0
    chr-committal ce S+0
    chr-meal mr S+0
    chr-pastoral ar S+7
    chr-novena mo D+0..D+8 optIn
    chr-day3-9 mo D+2,D+8 branch=orthodox
    chr-day40 mr D+39 branch=orthodoxoroptIn
    chr-month mo D+30 branch=catholic
    civ-notices ar D+10
    civ-grief ar S+14
    chr-anniversary mr D+1y
  `,
  buddhist: `
    civ-pronounce pe D+0
    bud-quiet pr D+0
    bud-bedside pe D+0
    civ-authority pe D+0
    bud-temple pe D+0
    civ-transfer pe D+0
    civ-record pe D+0..D+4
    bud-date pr D+1
    bud-altar pr D+1
    civ-permit pe S-1
    bud-encoffin pr S-1
    bud-wake cr S-1
    bud-funeral ce S+0
    bud-pansukula cr S+0 branch=theravada
    bud-cremation ce S+0
    bud-meal mr S+0
    bud-ashes mr S+1..S+3
    bud-day7 me D+6
    bud-sevens mo D+13,D+20,D+27,D+34,D+41
    bud-day49 me D+48
    bud-inurn mr D+48..D+99
    bud-day100 mr D+99
    civ-notices ar D+10
    civ-grief ar S+14
    bud-year1 mr D+1y
  `,
  sikh: `
    civ-pronounce pe D+0
    sik-simran pr D+0
    civ-authority pe D+0
    sik-gurdwara pe D+0
    civ-transfer pe D+0
    sik-crematory pe D+1
    civ-record pe D+0..D+4
    civ-permit pe S-1
    civ-announce pr S-2
    sik-ishnan pe S-1..S+0
    sik-ardas ce S+0
    sik-darshan cr S+0
    sik-antam ce S+0
    sik-diwan ce S+0
    sik-langar mr S+0
    sik-sehaj me S+0..S+9
    sik-ashes me S+1..S+3
    sik-evenings mr S+1..S+8
    sik-immersion mr S+3..S+10
    sik-bhog me S+9
    sik-dastar mo S+9 optIn
    sik-seva ar S+10..S+30
    civ-notices ar D+10
    civ-grief ar S+14
    sik-barsi mo D+1y optIn
  `,
  secular: `
    civ-pronounce pe D+0
    civ-authority pe D+0
    civ-transfer pe D+0
    sec-wishes pe D+1
    civ-record pe D+0..D+5
    civ-permit pe D+2..D+5
    sec-farewell co D+1..D+4
    sec-disposition ce D+4..D+10
    sec-venue pe S-14
    sec-celebrant pr S-14
    civ-announce pr S-10
    sec-story pr S-10
    sec-program pr S-7
    civ-veteran po S-7 veteran
    sec-media po S-5
    sec-printed pr S-3
    sec-runthrough pr S-1
    sec-ceremony ce S+0
    sec-openfloor co S+0
    sec-reception mr S+0
    sec-ashes mo S+1..S+30
    sec-legacy mo S+14
    civ-notices ar D+10
    civ-grief ar S+14
    sec-anniversary mo D+1y
  `,
  other: `
    civ-pronounce pe D+0
    oth-concierge pe D+0
    civ-authority pe D+0
    oth-leader pe D+0
    civ-transfer pe D+0
    civ-record pe D+0..D+5
    oth-disposition pe D+1
    civ-permit pe S-1
    civ-announce pr S-3
    oth-prepare pr S-1
    oth-ceremony ce S+0
    oth-committal ce S+0
    oth-gathering mr S+0
    oth-days mr D+6..D+39
    civ-notices ar D+10
    civ-grief ar S+14
    oth-year mo D+1y
  `,
} as const;
